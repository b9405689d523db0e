// An attribute gets another name and says so.

@Model final class Note {
    var title: String = ""
}
