@Model final class Note {
    var title: String = "none"
}
