@Model final class Note {
    var title: String = ""
    var token: UUID = UUID()
    var made: Date = Date.now
    var tags: [String] = []
}
