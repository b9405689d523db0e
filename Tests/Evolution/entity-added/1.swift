// An entity and a relationship to it are added.

@Model final class Note {
    var title: String = ""
}
