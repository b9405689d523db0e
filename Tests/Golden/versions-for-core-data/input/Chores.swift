import Foundation
import SwiftData

enum ChoresV1: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Chore.self] }

    @Model final class Chore {
        var name: String
        init(name: String) { self.name = name }
    }
}

enum ChoresV2: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Chore.self] }

    @Model final class Chore {
        var name: String
        var isUrgent: Bool = false
        init(name: String) { self.name = name }
    }
}

enum ChoresPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [ChoresV1.self, ChoresV2.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: ChoresV1.self,
                toVersion: ChoresV2.self,
                willMigrate: nil,
                didMigrate: { try $0.save() }
            )
        ]
    }
}
