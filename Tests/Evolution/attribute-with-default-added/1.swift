// An attribute with a constant default is added.

@Model final class Note {
    var title: String = ""
}
