// An entity gets a child.

@Model final class Note {
    var title: String = ""
}
