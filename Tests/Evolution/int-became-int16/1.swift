// A large integer becomes a small one, and a row doesn't fit.

@Model final class Note {
    var value: Int = 0
}
