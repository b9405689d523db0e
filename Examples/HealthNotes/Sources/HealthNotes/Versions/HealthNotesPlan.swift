import ModelStore
import OldHealthNotes

/// The current version.
package enum HealthNotesV2: VersionedSchema {
    package static let versionIdentifier = Schema.Version(2, 0, 0)
    package static var models: [any PersistentModel.Type] { [Note.self] }
}

/// The way of a file from any released version to the current one.
package enum HealthNotesPlan: SchemaMigrationPlan {
    package static var schemas: [any VersionedSchema.Type] {
        [HealthNotesV1.self, HealthNotesV2.self]
    }

    package static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: HealthNotesV1.self,
                toVersion: HealthNotesV2.self,
                willMigrate: nil,
                didMigrate: markInternalItems
            )
        ]
    }

    private static func markInternalItems(_ context: ModelContext) throws {
        for item in try context.fetch(Item.self) where item.unit == "internal" {
            item.internal = true
            item.unit = nil
        }
    }
}
