import FirstVersion
import ModelStore

enum Version1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] {
        [FirstVersion.Work.self, FirstVersion.Room.self, FirstVersion.Record.self]
    }
}

enum Version2: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Work.self, Room.self, Medium.self] }
}

/// What a stage does with the works of the second version.
protocol WorkPlan: SchemaMigrationPlan, SendableMetatype {
    static func change(_ context: ModelContext) throws
}

extension WorkPlan {
    static var schemas: [any VersionedSchema.Type] { [Version1.self, Version2.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: Version1.self,
                toVersion: Version2.self,
                willMigrate: nil,
                didMigrate: { try change($0) }
            )
        ]
    }
}

/// A stage that forgets where works are that were upstairs.
enum ForgettingPlan: WorkPlan {
    static func change(_ context: ModelContext) throws {
        for work in try context.fetch(Work.self) where work.floor == .upper { work.floor = nil }
    }
}

/// A stage that deletes a sculpture.
enum DeletingPlan: WorkPlan {
    static func change(_ context: ModelContext) throws {
        if let sculpture = try context.fetch(Sculpture.self).first { context.delete(sculpture) }
    }
}

/// A stage that takes a tag from a work.
enum UntaggingPlan: WorkPlan {
    static func change(_ context: ModelContext) throws {
        for tag in try context.fetch(Tag.self) {
            if let work = tag.works.first { return tag.works.removeAll { $0 == work } }
        }
    }
}

enum EmptyPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [] }
    static var stages: [MigrationStage] { [] }
}
