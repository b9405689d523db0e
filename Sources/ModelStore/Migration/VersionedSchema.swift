#if compiler(>=6.2)
    /// The common protocol of versions and plans. Any task can use such a type, so a `static let` can hold
    /// several. For example: `static let schemas: [any VersionedSchema.Type] = [NotesV1.self]`.
    public protocol SchemaDeclaration: SendableMetatype {}
#else
    /// The common protocol of versions and plans. For example: ``VersionedSchema``.
    public protocol SchemaDeclaration {}
#endif

/// The classes of one version of a model.
///
/// The classes of an older version are generated from the older model, inside of the version:
/// `modelgen generate --versions all`. For example:
/// ```swift
/// enum NotesV1: VersionedSchema {
///     static let versionIdentifier = Schema.Version(1, 0, 0)
///     static var models: [any PersistentModel.Type] { [Note.self] }
/// }
/// ```
public protocol VersionedSchema: SchemaDeclaration {
    /// The classes. Those that relationships lead to need not be named. For example:
    /// `[NotesV1.Note.self]`.
    static var models: [any PersistentModel.Type] { get }
    /// The version. For example: `Schema.Version(1, 0, 0)`.
    static var versionIdentifier: Schema.Version { get }
}

extension Schema {
    /// The number of a version.
    ///
    /// For example: `Schema.Version(1, 2, 0)`.
    public struct Version: Hashable, Sendable, Comparable, Codable, CustomStringConvertible {
        /// The first number. For example: 1 of `1.2.0`.
        public let major: Int
        /// The second number. For example: 2 of `1.2.0`.
        public let minor: Int
        /// The third number. For example: 0 of `1.2.0`.
        public let patch: Int

        /// Creates the number of a version.
        ///
        /// For example: `Schema.Version(1, 2, 0)`.
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }

        /// - Parameter text: The numbers with dots, as ``description`` gives them.
        init?(numbers text: String) {
            let parts = text.split(separator: ".").compactMap { Int($0) }
            guard parts.count == 3 else { return nil }
            self.init(parts[0], parts[1], parts[2])
        }

        /// The numbers with dots. For example: `1.2.0`.
        public var description: String { "\(major).\(minor).\(patch)" }

        /// Whether a version is earlier than another one. For example: `1.2.0 < 1.10.0`.
        public static func < (left: Self, right: Self) -> Bool {
            (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
        }
    }
}

/// The versions of a model, and what is done between them.
///
/// For example:
/// ```swift
/// enum NotesPlan: SchemaMigrationPlan {
///     static let schemas: [any VersionedSchema.Type] = [NotesV1.self, NotesV2.self]
///     static var stages: [MigrationStage] {
///         [
///             .custom(
///                 fromVersion: NotesV1.self,
///                 toVersion: NotesV2.self,
///                 willMigrate: { context in
///                     for note in try context.fetch(NotesV1.Note.self) where note.state == .archived {
///                         note.state = .closed
///                     }
///                 },
///                 didMigrate: nil
///             )
///         ]
///     }
/// }
/// ```
public protocol SchemaMigrationPlan: SchemaDeclaration {
    /// All versions whose files may be opened, the oldest first; the last is the current one.
    /// For example: `[NotesV1.self, NotesV2.self]`.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The stages between versions. Between two versions without a stage, the file is changed as
    /// ``MigrationPolicy/automatic`` does. For example: `[]`.
    static var stages: [MigrationStage] { get }
}

/// What is done between two versions of a model.
///
/// For example: `.lightweight(fromVersion: NotesV1.self, toVersion: NotesV2.self)`. A stage can be
/// a `static let` of a plan: its functions run only while a container opens a file, one at a time.
public enum MigrationStage: @unchecked Sendable {
    // Unchecked, because `SendableMetatype`, which would check the versions' types, needs Swift 6.2.
    /// The file is changed as ``MigrationPolicy/automatic`` does.
    case lightweight(
        fromVersion: any VersionedSchema.Type,
        toVersion: any VersionedSchema.Type
    )
    /// The same, with changes of the program's own: `willMigrate` gets a context with the objects of
    /// the old version, `didMigrate` one with those of the new. Both are saved afterwards.
    @preconcurrency case custom(
        fromVersion: any VersionedSchema.Type,
        toVersion: any VersionedSchema.Type,
        willMigrate: (@Sendable (ModelContext) throws -> Void)?,
        didMigrate: (@Sendable (ModelContext) throws -> Void)?
    )
    /// The same in one function, which has the objects of both versions: see ``MigratingStore``.
    @preconcurrency case manual(
        fromVersion: any VersionedSchema.Type,
        toVersion: any VersionedSchema.Type,
        migrate: @Sendable (MigratingStore) throws -> Void
    )

    var versions: (from: any VersionedSchema.Type, to: any VersionedSchema.Type) {
        switch self {
        case .lightweight(let from, let to), .custom(let from, let to, _, _),
            .manual(let from, let to, _):
            (from, to)
        }
    }
}
