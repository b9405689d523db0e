// Values become unique, and two rows share one.

@Model final class Note {
    var title: String = ""
}
