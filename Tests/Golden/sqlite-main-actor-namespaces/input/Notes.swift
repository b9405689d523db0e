import Foundation
import SwiftData

enum NotesV1: VersionedSchema {
    static var versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Note.self] }

    @Model final class Note {
        var text = ""

        init() {}

        func shout() -> String { text.loud }
    }
}

enum NotesV2: VersionedSchema {
    static var versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Note.self, Tag.self] }
    static let limit = 3

    enum Mood: String, Codable, CaseIterable { case calm, glad }

    @Model final class Note {
        var text = ""
        var mood: Mood = Mood.calm
        @Relationship(inverse: \Tag.note) var tags: [Tag] = []

        init(text: String = "") { self.text = text }

        convenience init(tag: Tag) {
            self.init(text: tag.name)
            tags = [tag]
        }

        static let preview = Note(text: "preview")

        struct Choice { var tag: Tag?; var mood: Mood }

        var isFull: Bool { tags.count >= limit || text.loud.count > NotesV2.limit }
        var others: [Note] { tags.compactMap(\Tag.note) }

        func moods() -> [Mood] { Mood.allCases.filter { $0 != .calm } }
        // The parameter isn't the class, and neither is the constant that of the version.
        func title(of Tag: String) -> String { let limit = 4; return Tag + "\(limit)" }
        nonisolated func choice() -> Choice { Note.Choice(tag: nil, mood: .glad) }
        static func == (left: Note, right: Note) -> Bool { left === right }
    }

    @Model final class Tag {
        var name = ""
        var note: Note?

        init() {}
    }
}

typealias Note = NotesV2.Note

extension NotesV2.Note { var loud: String { text.loud } }

extension Note: CustomStringConvertible { var description: String { text.loud } }

extension String { var loud: String { Shouts.lines.append(self); return uppercased() } }

/// Nothing about it is for code without an actor, though observers could name it.
final class Shouts {
    static var lines: [String] = []
    static let shared = Shouts()
}

enum NotesPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [NotesV1.self, NotesV2.self] }
    static var stages: [MigrationStage] {
        [MigrationStage.lightweight(fromVersion: NotesV1.self, toVersion: NotesV2.self)]
    }
}
