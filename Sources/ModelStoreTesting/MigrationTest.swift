import Foundation
import ModelStore

/// A migration from one version of a model to another, with a sample file.
struct MigrationTest {
    private let old: any VersionedSchema.Type
    private let plan: (any SchemaMigrationPlan.Type)?
    private let samples: [String: [String]]
    private let before: ModelDescription
    private let after: ModelDescription
    private let changing: ChangingNames

    init(
        from old: any VersionedSchema.Type,
        to new: any VersionedSchema.Type,
        plan: (any SchemaMigrationPlan.Type)?,
        changing: Set<String>,
        samples: [String: [String]]
    ) throws {
        self.old = old
        self.plan = plan
        self.samples = samples
        before = try ModelDescription(old.models)
        after = try ModelDescription(new.models)
        self.changing = try ChangingNames(changing, after.tables)
    }

    func run(seed: UInt64) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("ModelStoreTesting-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let written = ModelConfiguration(url: folder.appendingPathComponent("written.sqlite"))
        let migrated = ModelConfiguration(url: folder.appendingPathComponent("migrated.sqlite"))
        var sample = try SampleFile(old.models, seed: seed, samples: samples, in: written)
        try sample.write()
        let kept = try StoreFile(written)
        try kept.execute(
            "VACUUM INTO \(literal(folder.appendingPathComponent("migrated.sqlite").path))"
        )
        try open(migrated)
        let differences = try Comparison(
            old: before,
            new: after,
            changing: changing,
            before: StorePicture(before.tables, kept),
            after: StorePicture(after.tables, StoreFile(migrated))
        ).differences()
        if !differences.isEmpty { throw MigrationDifferences(differences: differences) }
    }

    /// Opens the file as the program does, and reads every row.
    private func open(_ configuration: ModelConfiguration) throws {
        let container = try ModelContainer(
            for: after.schema,
            migrationPlan: plan,
            configurations: [configuration]
        )
        let context = ModelContext(container)
        for type in after.roots { try readAll(type, context) }
    }

    private func readAll<Model: PersistentModel>(_ type: Model.Type, _ context: ModelContext) throws
    {
        _ = try context.fetch(type)
    }
}
