// A child without properties of its own is removed beside another child, and nothing may be lost.

@Model class Note {
    var title: String = ""
}

@Model final class Memo: Note {}

@Model final class Card: Note {
    var text: String = ""
}
