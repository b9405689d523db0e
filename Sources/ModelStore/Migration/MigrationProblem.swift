/// A reason for which a file can't be changed to a model as it is.
///
/// For example: `migration.row-does-not-fit`, a note whose state the model no longer has.
public struct MigrationProblem: Error, Hashable, Sendable {
    /// What is wrong, whatever the model. For example: `.rowDoesNotFit`.
    public let kind: Kind
    /// The entity in the model. For example: `Note`.
    public let entity: String
    /// The property's column; `nil` for a problem of the entity. For example: `stateRaw`.
    public let property: String?
    /// The keys of rows, at most 20. For example: `[17, 99]`.
    public let keys: [Int64]
    /// The number of all such rows. For example: 300, of which ``keys`` has 20.
    public let rowCount: Int
    /// What is wrong, and what to write. For example: `2 rows (Note/2, Note/3) have values …`.
    public let message: String

    /// A kind of problem, named as in the page on changing a model.
    ///
    /// For example: `migration.row-does-not-fit`.
    public enum Kind: String, Hashable, CaseIterable, Sendable {
        /// Rows have values that the model no longer allows.
        case rowDoesNotFit = "migration.row-does-not-fit"
        /// Rows need a value that nothing gives them.
        case noValue = "migration.no-value"
        /// Two rows have one value of a property that is now unique.
        case notUnique = "migration.not-unique"
        /// The type of a property changed to one that its values can't be converted to.
        case otherType = "migration.other-type"
        /// An entity is gone, and another one looks as if it were the same under a new name.
        case maybeRenamed = "migration.maybe-renamed"
        /// A relationship leads to other objects than before.
        case otherDestination = "migration.other-destination"
        /// The rows would have to be divided by another column than before.
        case otherDistribution = "migration.other-distribution"
        /// The model has none of the file's entities, which are probably another program's.
        case otherModel = "migration.other-model"
        /// Rows have more members than a relationship may now have.
        case severalMembers = "migration.several-members"
        /// The file has none of the versions of a plan, whose stages would be skipped.
        case unknownVersion = "migration.unknown-version"
        /// The policy keeps what the model no longer has.
        case wouldRemove = "migration.would-remove"
    }

    package init(
        _ kind: Kind,
        _ entity: String,
        _ property: String? = nil,
        keys: [Int64] = [],
        rowCount: Int = 0,
        _ message: String
    ) {
        self.kind = kind
        self.entity = entity
        self.property = property
        self.keys = keys
        self.rowCount = rowCount
        self.message = message
    }
}

extension MigrationProblem {
    /// A file that a model wrote which isn't one of a plan's versions.
    init(
        unknownVersionIn plan: any SchemaMigrationPlan.Type,
        _ versions: [any VersionedSchema.Type]
    ) {
        let names = versions.map { "'\($0)'" }.joined(separator: ", ")
        self.init(
            .unknownVersion,
            "\(plan)",
            nil,
            "the file has none of the versions of '\(plan)' (\(names)), so that its stages would be skipped;"
                + " add the model that wrote it as a version, or correct the version that it should be"
        )
    }

    /// A rule of a new table that only writing the rows showed to be broken.
    ///
    /// For example: rows of two tables that become one have the same unique value.
    init(_ failure: SQLFailure) {
        let names = (failure.message.split(separator: ": ").last ?? "").split(separator: ", ")
            .map { $0.split(separator: ".") }
        let table = names.first?.first.map { String($0.trimmingPrefix("_ModelStore_new_")) } ?? ""
        let columns = names.compactMap { $0.count > 1 ? String($0[1]) : nil }
        let (kind, message) =
            switch failure.message {
            case let text where text.hasPrefix("UNIQUE"):
                (
                    Kind.notUnique,
                    "rows would share values that are unique; change them in a custom stage, or those of a new"
                        + " property by a default that each row computes, such as 'UUID().uuidString'"
                )
            case let text where text.hasPrefix("NOT NULL"):
                (Kind.noValue, "rows \(Self.lackingValue)")
            default: (Kind.rowDoesNotFit, "\(failure.message); change the rows in a custom stage")
            }
        self.init(
            kind,
            table,
            columns.isEmpty ? nil : columns.joined(separator: ", "),
            rowCount: 1,
            message
        )
    }

    /// What is wrong with rows that lack a value, and what to do.
    static let lackingValue =
        "have no value for a property that now needs one; give it a default value, or set it in a custom stage"
}

extension MigrationProblem {
    /// The same, for a problem that code of a stage leaves.
    /// - Parameter isManual: Whether the stage can provide values before the file changes.
    func inItsStage(isManual: Bool) -> MigrationProblem {
        let change = isManual ? "in the stage, before it migrates" : "in the stage's 'willMigrate'"
        var advice = message.replacing("in a custom stage", with: change)
        if isManual { advice = advice.replacing("in a .manual stage", with: "in the stage") }
        return MigrationProblem(kind, entity, property, keys: keys, rowCount: rowCount, advice)
    }
}

extension MigrationProblem: CustomStringConvertible {
    /// The problem in one line. For example: `Note.stateRaw: 3 rows … [migration.row-does-not-fit]`.
    public var description: String {
        let name = property.map { "\(entity).\($0)" } ?? entity
        return "\(name): \(message) [\(kind.rawValue)]"
    }
}
