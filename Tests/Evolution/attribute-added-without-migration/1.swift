// An attribute is added, and the policy refuses all changes.

@Model final class Note {
    var title: String = ""
}
