@Model final class Note {
    var value: [String] = []
}
