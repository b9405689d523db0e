@Model final class Note { var title: String = "" }

@Model final class Owner {
    var name: String = ""
    @Relationship(inverse: nil) var notes: [Note]
}
