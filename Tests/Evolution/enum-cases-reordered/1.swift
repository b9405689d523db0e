// The cases of an enum are in another order.

enum State: String { case open, done }

@Model final class Note {
    var state: State = State.open
}
