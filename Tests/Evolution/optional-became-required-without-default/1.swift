// An optional attribute becomes required, and nothing gives nil a value.

@Model final class Note {
    var title: String?
}
