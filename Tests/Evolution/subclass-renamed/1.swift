// A child gets another name and says so.

@Model class Note {
    var title: String = ""
}

@Model final class Memo: Note {
    var text: String = ""
}
