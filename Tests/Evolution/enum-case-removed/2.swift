enum State: String { case open, waiting }

@Model final class Note {
    var state: State = State.open
}
