// A text becomes an enum, and its values are cases.

@Model final class Note {
    var state: String = "open"
}
