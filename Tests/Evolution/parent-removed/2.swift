@Model final class Note {
    var title: String = ""
}

@Model final class Memo {
    var title: String = ""
    var text: String = ""
}
