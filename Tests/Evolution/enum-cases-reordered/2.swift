enum State: String { case done, open }

@Model final class Note {
    var state: State = State.open
}
