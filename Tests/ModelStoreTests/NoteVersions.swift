import Foundation
import ModelStore

/// A note whose text has at most five characters.
final class ShortNote: NoteBase, PersistentModel {
    override class var entity: Entity {
        Entity("Note", columns: [.string("text", check: .characterCount(...5))])
    }
}

enum FirstVersion: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [FirstNote.self] }
}

enum ShortVersion: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [ShortNote.self] }
}

@Sendable private func shortenNotes(_ context: ModelContext) throws {
    for note in try context.fetch(FirstNote.self) { note.text = String(note.text.prefix(4)) }
}

enum ShorteningPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [FirstVersion.self, ShortVersion.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: FirstVersion.self,
                toVersion: ShortVersion.self,
                willMigrate: shortenNotes,
                didMigrate: { context in
                    for note in try context.fetch(ShortNote.self) { note.text += "!" }
                }
            )
        ]
    }
}

/// A stage that lasts long enough for others to open the file meanwhile.
enum SlowPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [FirstVersion.self, ShortVersion.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: FirstVersion.self,
                toVersion: ShortVersion.self,
                willMigrate: { context in
                    Thread.sleep(forTimeInterval: 0.15)
                    try shortenNotes(context)
                },
                didMigrate: { _ in Thread.sleep(forTimeInterval: 0.15) }
            )
        ]
    }
}

/// A note under another name, which nothing in the model tells.
final class MemoNote: NoteBase, PersistentModel {
    override class var entity: Entity { Entity("Memo", columns: [.string("text")]) }
}

enum MemoVersion: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [MemoNote.self] }
}

/// A stage that makes memos of the notes itself.
enum RenamingPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [FirstVersion.self, MemoVersion.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: FirstVersion.self,
                toVersion: MemoVersion.self,
                willMigrate: nil,
                didMigrate: { $0.insert(MemoNote(text: "all notes")) }
            )
        ]
    }
}

/// A stage that forgets the notes.
enum ForgettingPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [FirstVersion.self, MemoVersion.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: FirstVersion.self,
                toVersion: MemoVersion.self,
                willMigrate: { _ = try $0.fetch(FirstNote.self) },
                didMigrate: nil
            )
        ]
    }
}
