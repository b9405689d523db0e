@Model(originalName: "Memo") final class Card {
    var title: String = ""
    @Relationship(inverse: \Note.memo) var notes: [Note]
}

@Model final class Note {
    var memo: Card?
}
