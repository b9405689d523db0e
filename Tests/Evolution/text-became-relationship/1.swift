// A text becomes a relationship to a new class.

@Model final class Note {
    var title: String = ""
    var category: String?
}
