// An entity gets another name without saying so.

@Model final class Memo {
    var title: String = ""
    @Relationship(inverse: \Note.memo) var notes: [Note]
}

@Model final class Note {
    var memo: Memo?
}
