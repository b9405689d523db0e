// An integer becomes a number with a fraction.

@Model final class Note {
    var value: Int = 0
}
