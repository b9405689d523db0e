// MARK: `VersionedSchema`
enum First: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    static var models: [any PersistentModel.Type] { [Traveler.self] }
}

// MARK: `SchemaMigrationPlan`
enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [] }
    static var stages: [MigrationStage] { [] }
}

// MARK: `MigrationStage.lightweight`
func stage(_ version: any VersionedSchema.Type) -> MigrationStage {
    .lightweight(fromVersion: version, toVersion: version)
}

// MARK: `MigrationStage.custom`
func stage(_ version: any VersionedSchema.Type) -> MigrationStage {
    .custom(
        fromVersion: version,
        toVersion: version,
        willMigrate: { context in try context.save() },
        didMigrate: nil
    )
}
