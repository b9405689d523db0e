// A child is removed; its rows become its parent's, and what refers to them stays.

@Model class Note {
    var title: String = ""
    @Relationship(inverse: \Tag.notes) var tags: [Tag]
}

@Model final class Memo: Note {
    var text: String = ""
}

@Model final class Tag {
    var name: String = ""
    var first: Memo?
    var notes: [Note]
}
