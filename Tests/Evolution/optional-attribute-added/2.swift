@Model final class Note {
    var title: String = ""
    var text: String?
}
