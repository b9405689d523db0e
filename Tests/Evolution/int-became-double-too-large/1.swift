// An integer becomes a number with a fraction, and one is too large for that.

@Model final class Note {
    var value: Int = 0
}
