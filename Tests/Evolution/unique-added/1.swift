// Values become unique, and they are.

@Model final class Note {
    var title: String = ""
}
