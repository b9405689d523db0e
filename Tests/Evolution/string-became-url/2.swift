@Model final class Note {
    var page: URL
}
