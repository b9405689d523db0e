@Model final class Note {
    var title: String = ""
    var owner: Member?
}

@Model final class Member {
    var name: String = ""
    var number: Int = 0
    @Relationship(inverse: \Note.owner) var notes: [Note]
}
