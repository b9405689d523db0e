// A Float becomes a Double.

@Model final class Note {
    var value: Float = 0
}
