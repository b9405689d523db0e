// A number with a fraction becomes an integer, and a row has one.

@Model final class Note {
    var value: Double = 0
}
