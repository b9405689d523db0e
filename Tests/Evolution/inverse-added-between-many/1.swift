// Two to-many relationships become inverses.

@Model final class Note {
    var title: String = ""
    @Relationship(inverse: nil) var tags: [Tag]
}

@Model final class Tag {
    var name: String = ""
    @Relationship(inverse: nil) var notes: [Note]
}
