// An index is added.

@Model final class Note {
    var title: String = ""
}
