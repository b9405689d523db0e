/// A store in memory, which its contexts share.
// Sendable, as SwiftData's is: the programs that use the stub wait for one actor before they use
// another.
public final class ModelContainer: @unchecked Sendable {
    public let schema: Schema
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    public let configurations: Set<ModelConfiguration>
    @MainActor public private(set) lazy var mainContext = ModelContext(self)
    var objects: [any PersistentModel] = []

    public init(
        for schema: Schema,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        self.schema = schema
        self.migrationPlan = migrationPlan
        self.configurations = Set(configurations)
    }

    public convenience init(
        for schema: Schema,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(
            for: schema,
            migrationPlan: migrationPlan,
            configurations: configurations
        )
    }

    public convenience init(
        for models: any PersistentModel.Type...,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(
            for: Schema(models),
            migrationPlan: migrationPlan,
            configurations: configurations
        )
    }

    public func deleteAllData() { objects = [] }
}

public struct ModelConfiguration: Hashable, Sendable {
    public struct CloudKitDatabase: Hashable, Sendable {
        public static let automatic = CloudKitDatabase()
        public static let none = CloudKitDatabase()

        public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
            CloudKitDatabase()
        }
    }

    public struct GroupContainer: Hashable, Sendable {
        public static let automatic = GroupContainer()
        public static let none = GroupContainer()

        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer() }
    }

    public let name: String
    public let url: URL
    public let isStoredInMemoryOnly: Bool
    public let allowsSave: Bool

    public init(isStoredInMemoryOnly: Bool = false) {
        self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    public init(
        _ name: String? = nil,
        schema: Schema? = nil,
        isStoredInMemoryOnly: Bool = false,
        allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        url = URL(fileURLWithPath: self.name)
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
    }

    public init(
        _ name: String? = nil,
        schema: Schema? = nil,
        url: URL,
        allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.url = url
        isStoredInMemoryOnly = false
        self.allowsSave = allowsSave
    }
}
