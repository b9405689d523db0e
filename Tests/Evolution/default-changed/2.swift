@Model final class Note {
    var title: String = ""
    var stars: Int = 2
}
