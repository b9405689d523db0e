// A text becomes an enum, and a row has another text.

@Model final class Note {
    var state: String = "open"
}
