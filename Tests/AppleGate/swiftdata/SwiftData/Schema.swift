/// The description of models.
public final class Schema: @unchecked Sendable {
    // Sendable, as SwiftData's is: the programs that use the stub have one thread.
    // Sendable: the types are metatypes, and nothing changes.
    public let models: [any PersistentModel.Type]
    public let version: Version

    public init(_ models: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.models = models
        self.version = version
    }

    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    public struct Version: Hashable, Codable, Sendable {
        public let major: Int
        public let minor: Int
        public let patch: Int

        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            (self.major, self.minor, self.patch) = (major, minor, patch)
        }
    }

    public struct PropertyMetadata {
        let name: String
        let keypath: AnyKeyPath
        let defaultValue: Any?
        let metadata: any SchemaProperty

        public init(
            name: String,
            keypath: AnyKeyPath,
            defaultValue: Any? = nil,
            metadata: any SchemaProperty
        ) {
            self.name = name
            self.keypath = keypath
            self.defaultValue = defaultValue
            self.metadata = metadata
        }
    }

    public struct Attribute: SchemaProperty {
        public struct Option: Hashable, Sendable {
            let name: String

            public static let unique = Option(name: "unique")
            public static let externalStorage = Option(name: "externalStorage")
            public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
            public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
            public static let ephemeral = Option(name: "ephemeral")
            public static let spotlight = Option(name: "spotlight")

            public static func transformable(by transformerName: String) -> Option {
                Option(name: transformerName)
            }

            public static func transformable(by transformer: AnyClass) -> Option {
                Option(name: "\(transformer)")
            }
        }

        public init(
            _ options: Option...,
            originalName: String? = nil,
            hashModifier: String? = nil
        ) {}
    }

    public struct Relationship: SchemaProperty {
        public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }

        public struct Option: Hashable, Sendable {
            public static let unique = Option()
        }

        let deleteRule: DeleteRule
        let inverse: AnyKeyPath?

        public init(
            _ options: Option...,
            deleteRule: DeleteRule = .nullify,
            minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0,
            originalName: String? = nil,
            inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            self.deleteRule = deleteRule
            self.inverse = inverse
        }
    }

    public enum Index<Root> {
        public enum Types<Model> {
            case binary([PartialKeyPath<Model>])
            case rtree([PartialKeyPath<Model>])
        }
    }
}

public protocol SchemaProperty {}

public protocol VersionedSchema: SendableMetatype {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}

public protocol SchemaMigrationPlan: SendableMetatype {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}

public enum MigrationStage: Sendable {
    case lightweight(
        fromVersion: any VersionedSchema.Type,
        toVersion: any VersionedSchema.Type
    )
    // Apple's declaration has the attribute: code from before Swift 6 may pass other closures.
    @preconcurrency case custom(
        fromVersion: any VersionedSchema.Type,
        toVersion: any VersionedSchema.Type,
        willMigrate: (@Sendable (_ context: ModelContext) throws -> Void)?,
        didMigrate: (@Sendable (_ context: ModelContext) throws -> Void)?
    )
}
