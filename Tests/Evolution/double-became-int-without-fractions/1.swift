// A number becomes an integer, and no row has a fraction.

@Model final class Note {
    var value: Double = 0
}
