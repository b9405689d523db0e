// A required attribute becomes optional.

@Model final class Note {
    var title: String = ""
}
