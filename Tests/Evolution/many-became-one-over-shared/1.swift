// A relationship from many to many becomes one from one to one, and two rows share a member.

@Model final class Note {
    var title: String = ""
    var tags: [Tag]
}

@Model final class Tag {
    var name: String = ""
    @Relationship(inverse: \Note.tags) var notes: [Note]
}
