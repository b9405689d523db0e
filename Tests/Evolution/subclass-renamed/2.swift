@Model class Note {
    var title: String = ""
}

@Model(originalName: "Memo") final class Card: Note {
    var text: String = ""
}
