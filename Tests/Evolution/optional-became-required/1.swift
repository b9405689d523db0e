// An optional attribute becomes required; nil gets the default.

@Model final class Note {
    var title: String?
}
