import Foundation
import ModelStore

/// Makes a file of an older version of a model with sample rows, opens it with a newer version, and
/// checks that rows, values and relationships are still there.
///
/// For example: `try expectMigration(from: NotesV1.self, to: NotesV2.self)`.
/// - Parameters:
///   - old: the version that wrote the file.
///   - new: the version that opens it.
///   - changing: the entities, properties and relationships of the newer version that may differ
///     afterwards. For example: `["Note.state"]`.
///   - samples: stored texts for columns of the older version whose rules only its code knows. For
///     example: `["Note.code": ["AB-1", "AB-2"]]`.
///   - seed: another seed makes other rows; the same one makes the same rows.
/// - Throws: ``MigrationDifferences``, ``MigrationTestError``, and what opening and reading the file
///   throws.
public func expectMigration(
    from old: any VersionedSchema.Type,
    to new: any VersionedSchema.Type,
    changing: Set<String> = [],
    samples: [String: [String]] = [:],
    seed: UInt64 = 1
) throws {
    try MigrationTest(from: old, to: new, plan: nil, changing: changing, samples: samples)
        .run(seed: seed)
}

/// Does the same with the stages of a plan, whose last version is the newer one.
///
/// For example: `try expectMigration(from: NotesV1.self, through: NotesPlan.self)`.
/// - Parameters:
///   - old: the version that wrote the file.
///   - plan: the plan with which the file is opened.
///   - changing: the entities, properties and relationships of the newer version that may differ
///     afterwards. For example: `["Note.state"]`.
///   - samples: stored texts for columns of the older version whose rules only its code knows. For
///     example: `["Note.code": ["AB-1", "AB-2"]]`.
///   - seed: another seed makes other rows; the same one makes the same rows.
/// - Throws: ``MigrationDifferences``, ``MigrationTestError``, and what the stages, opening and reading
///   the file throw.
public func expectMigration(
    from old: any VersionedSchema.Type,
    through plan: any SchemaMigrationPlan.Type,
    changing: Set<String> = [],
    samples: [String: [String]] = [:],
    seed: UInt64 = 1
) throws {
    guard let new = plan.schemas.last else { throw MigrationTestError.emptyPlan }
    try MigrationTest(from: old, to: new, plan: plan, changing: changing, samples: samples)
        .run(seed: seed)
}
