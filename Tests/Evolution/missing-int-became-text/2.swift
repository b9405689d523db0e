@Model final class Note {
    var rank: String?
    var name: String = ""
}
