import ModelStore
import ModelTypes

nonisolated extension TasksMigrationPlan {
    static func migrateSchemaV1ToSchemaV2(_ store: MigratingStore) throws {
        for chore in try store.old.fetch(SchemaV1.Chore.self) {
            if chore.state == .done { chore.state = .closed }
            if chore.length.rawValue > 60 { chore.length = SchemaV1.Minutes(trust: 60) }
        }
    }
}
