// An attribute is removed, which the policy refuses.

@Model final class Note {
    var title: String = ""
    var text: String?
}
