// A default changes; rows keep their values.

@Model final class Note {
    var title: String = ""
    var stars: Int = 1
}
