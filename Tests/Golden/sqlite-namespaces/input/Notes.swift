import Foundation
import SwiftData

enum NotesSchemaV1: VersionedSchema {
    static var versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Note.self, Tag.self] }

    enum Mood: String, Codable { case calm, loud }

    @Model
    final class Note {
        var title: String
        var mood: Mood = Mood.calm
        @Relationship(deleteRule: .nullify, inverse: \Tag.notes) var tags: [Tag]

        init(title: String, tags: [Tag] = []) {
            self.title = title
            self.tags = tags
        }
    }

    @Model
    final class Tag {
        var name: String
        var notes: [Note]
        init(name: String) { self.name = name }
    }
}

enum NotesSchemaV2: VersionedSchema {
    static var versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] {
        [Note.self, Tag.self, NotesSchemaV2.Folder.self, Stored.Link.self]
    }

    struct Place: Codable, Hashable { var city: String }
    enum Mood: String, Codable, CaseIterable {
        case calm, loud, wild
        var label: String { rawValue.uppercased() }
    }
    static let defaultTitle = "Untitled"
}

extension NotesSchemaV2 {
    /// A note.
    @Model
    final class Note {
        #Unique<Note>([\.code])
        var code: String = UUID().uuidString
        var title: String
        var createdAt: Date = Date.now
        var mood: Mood = Mood.calm
        var place: Place?
        @Relationship(deleteRule: .nullify, inverse: \Tag.notes) var tags: [Tag]
        var folder: Folder?

        init(title: String = NotesSchemaV2.defaultTitle, createdAt: Date = .now, tags: [Tag] = []) {
            self.title = title
            self.createdAt = createdAt
            self.tags = tags
        }

        var firstTag: Tag? { tags.sorted { $0.name < $1.name }.first }
        func move(to folder: Folder) { self.folder = folder }
    }

    @Model
    final class Tag {
        var name: String
        var notes: [Note]
        init(name: String) { self.name = name }
    }

    @Model
    final class Folder {
        enum Kind: Int, Codable { case plain, smart }
        var name: String
        var kind: Kind = Kind.plain
        @Relationship(deleteRule: .cascade, inverse: \Note.folder) var notes: [Note]?
        init(name: String, kind: Kind = .plain) {
            self.name = name
            self.kind = kind
        }
    }
}

/// What the app's own types don't clash with.
enum Stored {}

extension Stored {
    enum Rating: Int, Codable { case low, high }

    @Model
    final class Link: Codable {
        var address: String
        var rating: Rating = Rating.low
        weak var note: NotesSchemaV2.Note?

        enum CodingKeys: String, CodingKey { case address }

        init(address: String, note: NotesSchemaV2.Note? = nil) {
            self.address = address
            self.note = note
        }

        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            address = try container.decode(String.self, forKey: .address)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(address, forKey: .address)
        }
    }
}

/// What the app keeps in a store of its own.
@Model
final class Draft {
    var text: String
    init(text: String) { self.text = text }
}

typealias Note = NotesSchemaV2.Note
typealias Folder = NotesSchemaV2.Folder
typealias Tag = NotesSchemaV2.Tag

extension Note {
    static var recent: Predicate<Note> {
        let date = Date.distantPast
        return #Predicate<Note> { $0.createdAt > date }
    }
}

enum NotesMigrationPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [NotesSchemaV1.self, NotesSchemaV2.self] }
    static var stages: [MigrationStage] { [migrateV1toV2] }

    static let migrateV1toV2 = MigrationStage.custom(
        fromVersion: NotesSchemaV1.self,
        toVersion: NotesSchemaV2.self,
        willMigrate: { context in
            for note in try context.fetch(FetchDescriptor<NotesSchemaV1.Note>()) {
                note.title = note.title.uppercased()
            }
            try context.save()
        },
        didMigrate: { context in
            let folder = NotesSchemaV2.Folder(name: "Inbox")
            context.insert(folder)
            for note in try context.fetch(FetchDescriptor<NotesSchemaV2.Note>()) {
                note.folder = folder
            }
            try context.save()
        }
    )
}
