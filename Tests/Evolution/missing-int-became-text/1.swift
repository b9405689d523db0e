// An integer becomes a text, and no object has one.

@Model final class Note {
    var rank: Int?
    var name: String = ""
}
