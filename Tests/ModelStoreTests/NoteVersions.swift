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

enum ShorteningPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [FirstVersion.self, ShortVersion.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: FirstVersion.self,
                toVersion: ShortVersion.self,
                willMigrate: { context in
                    for note in try context.fetch(FirstNote.self) {
                        note.text = String(note.text.prefix(4))
                    }
                },
                didMigrate: { context in
                    for note in try context.fetch(ShortNote.self) { note.text += "!" }
                }
            )
        ]
    }
}
