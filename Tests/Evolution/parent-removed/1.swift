// A child becomes an entity of its own.

@Model class Note {
    var title: String = ""
}

@Model final class Memo: Note {
    var text: String = ""
}
