@Model final class Note {
    var value: Int16 = 0
}
