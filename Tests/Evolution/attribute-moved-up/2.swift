@Model class Note {
    var title: String = ""
    var text: String = "none"
}

@Model final class Memo: Note {
}
