enum State: String { case open, waiting, done }

@Model final class Note {
    var state: State = State.open
}
