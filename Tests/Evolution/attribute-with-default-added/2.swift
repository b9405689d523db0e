@Model final class Note {
    var title: String = ""
    var stars: Int = 3
    var isPinned: Bool = true
}
