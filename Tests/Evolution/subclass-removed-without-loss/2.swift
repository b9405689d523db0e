@Model class Note {
    var title: String = ""
}

@Model final class Card: Note {
    var text: String = ""
}
