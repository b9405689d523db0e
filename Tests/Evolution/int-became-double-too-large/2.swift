@Model final class Note {
    var value: Double = 0
}
