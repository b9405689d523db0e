@Model final class Note {
    var title: String = ""
    @Relationship(inverse: nil) var owner: Owner?
}

@Model final class Owner { var name: String = "" }
