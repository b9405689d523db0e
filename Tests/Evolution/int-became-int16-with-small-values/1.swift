// A large integer becomes a small one, and all rows fit.

@Model final class Note {
    var value: Int = 0
}
