enum Mood: String {
    case low, high
    static let usual = Mood.high
}

@Model final class Note {
    var title: String = ""
    var seen: Date? = Date.now
    var page: URL? = URL(string: "https://example.org")
    var seconds: Int? = 60 * 60
    var mood: Mood? = Mood.usual
}
