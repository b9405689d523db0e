@Model final class Note {
    var title: String = ""
    @Relationship(inverse: \Tag.notes) var tags: [Tag]
}

@Model final class Tag {
    var name: String = ""
    var first: Note?
    var notes: [Note]
}
