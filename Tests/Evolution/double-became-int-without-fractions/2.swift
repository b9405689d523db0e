@Model final class Note {
    var value: Int = 0
}
