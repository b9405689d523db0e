@Model final class Note {
    var value: Set<String> = []
}
