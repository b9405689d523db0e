// A required attribute is added that nothing gives a value.

@Model final class Note {
    var title: String = ""
}
