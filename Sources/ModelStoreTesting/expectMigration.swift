import Foundation
import ModelStore

/// Makes a file of an older version of a model with sample rows, opens it with a newer version, and
/// checks that rows, values and relationships are still there.
///
/// For example: `try expectMigration(from: NotesV1.self, to: NotesV2.self)`.
/// - Parameters:
///   - changing: the entities and columns that may differ afterwards. For example: `["Note.state"]`.
///   - seed: another seed makes other rows; the same one makes the same rows.
/// - Throws: ``MigrationDifferences``, and what opening and reading the file throws.
public func expectMigration(
    from old: any VersionedSchema.Type,
    to new: any VersionedSchema.Type,
    changing: Set<String> = [],
    seed: UInt64 = 1
) throws {
    try expectMigration(old.models, new.models, nil, changing, seed)
}

/// Does the same with the stages of a plan, whose last version is the newer one.
///
/// For example: `try expectMigration(from: NotesV1.self, through: NotesPlan.self)`.
/// - Parameters:
///   - changing: the entities and columns that may differ afterwards. For example: `["Note.state"]`.
///   - seed: another seed makes other rows; the same one makes the same rows.
/// - Throws: ``MigrationDifferences``, and what the stages, opening and reading the file throw.
public func expectMigration(
    from old: any VersionedSchema.Type,
    through plan: any SchemaMigrationPlan.Type,
    changing: Set<String> = [],
    seed: UInt64 = 1
) throws {
    try expectMigration(old.models, plan.schemas.last?.models ?? [], plan, changing, seed)
}

private func expectMigration(
    _ oldModels: [any PersistentModel.Type],
    _ newModels: [any PersistentModel.Type],
    _ plan: (any SchemaMigrationPlan.Type)?,
    _ changing: Set<String>,
    _ seed: UInt64
) throws {
    let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("ModelStoreTesting-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let migrated = ModelConfiguration(url: folder.appendingPathComponent("migrated.sqlite"))
    let kept = ModelConfiguration(url: folder.appendingPathComponent("kept.sqlite"))
    // Two files of the same rows: one of them stays as it is.
    for configuration in [migrated, kept] {
        var sample = try SampleFile(oldModels, seed: seed, configuration)
        try sample.write()
    }
    let (old, new) = (try ModelDescription(oldModels), try ModelDescription(newModels))
    let container = try ModelContainer(
        for: new.schema,
        migrationPlan: plan,
        configurations: [migrated]
    )
    let context = try ModelContext(container)
    for type in new.classes { try readAll(type, context) }
    let comparison = Comparison(
        old: old,
        new: new,
        changing: changing,
        before: StorePicture(old.tables, try StoreFile(kept)),
        after: StorePicture(new.tables, try StoreFile(migrated))
    )
    let differences = try comparison.differences()
    if !differences.isEmpty { throw MigrationDifferences(differences: differences) }
}

/// Throws for a row that today's classes can't read.
private func readAll<Model: PersistentModel>(_ type: Model.Type, _ context: ModelContext) throws {
    _ = try context.fetch(type)
}
