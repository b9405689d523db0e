@Model final class Note {
    var state: String = "open"
}
