@Model class Note {
    var title: String = ""
}

@Model final class Memo: Note {
    var text: String = ""
}
