// Two attributes take each other's name.

@Model final class Note {
    var first: String = ""
    var second: String = ""
}
