// A text becomes an integer, for which there is no rule.

@Model final class Note {
    var value: String = "0"
}
