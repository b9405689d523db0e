// A text becomes a URL, and one isn't any.

@Model final class Note {
    var page: String = ""
}
