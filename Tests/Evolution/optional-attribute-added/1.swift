// An optional attribute is added.

@Model final class Note {
    var title: String = ""
}
