import SwiftData

@Model
final class Project {
    enum Status: String, Codable { case active, done }

    struct Tag: Codable, Hashable { var text: String }

    struct Progress: Codable, Equatable { var percent: Int = 0 }

    var status: Status = Status.active
    var inlineTags: [Tag] = []
    var progress = Progress()

    init() {}
}

@Model
final class Errand {
    enum Status: Codable, Equatable { case open, done(by: String) }

    var status: Status = Status.open
    var tag: Project.Tag?
    var goal = Project.Progress()
    var label: Tag?

    init() {}
}

@Model
final class Tag {
    var text: String = ""

    init(text: String) { self.text = text }
}
