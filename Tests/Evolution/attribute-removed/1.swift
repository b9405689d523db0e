// An attribute is removed with its values.

@Model final class Note {
    var title: String = ""
    var text: String?
}
