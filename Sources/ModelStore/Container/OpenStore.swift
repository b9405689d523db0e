import Foundation

/// The open files of a container, which its contexts share.
final class OpenStore: Sendable {
    // Sendable, because after `init` only `handle` changes, under its lock.
    let schema: Schema
    let entities: ResolvedSchema
    /// In the order of the files.
    let configurations: [ModelConfiguration]
    let plan: SharedPlan
    /// The configuration of each entity, by the entity's number.
    let storeNumbers: [Int]
    /// Whether saving compares, in one of the files, what was read with what is there.
    let detectsConflicts: Bool
    let migration: Migration?
    private let pools: [ConnectionPool]
    /// For contexts that only read: others if a server has replicas.
    private let readingPools: [ConnectionPool]
    /// Whether triggers of another program may change rows along with those that are saved.
    let hasTriggers: Bool
    let handle = ContainerHandle()
    let saves = SaveFeed()
    let watch = SharedWatch()
    /// For work that tasks wait for.
    let threads: WorkThreads
    /// The server with the rows; `nil` for files.
    let remote: (any RemoteStore)?
    let listening = SharedListening()
    /// Whether rows are missing that a copy would have brought.
    let unfinishedCopy: UnfinishedCopy

    /// - Throws: `StoreError`, and what a stage of the plan throws.
    init(
        _ schema: Schema,
        _ migrationPlan: (any SchemaMigrationPlan.Type)?,
        _ givenConfigurations: [ModelConfiguration]
    ) throws {
        self.schema = schema
        plan = SharedPlan(type: migrationPlan)
        let entities = try schema.resolved()
        self.entities = entities
        let configurations =
            givenConfigurations.isEmpty ? [ModelConfiguration()] : givenConfigurations
        self.configurations = configurations
        let versions = try migrationPlan?.versions(for: entities.entities) ?? []
        let version = schema.versionName ?? versions.last?.versionIdentifier.description
        if let server = configurations.lazy.compactMap(\.server).first {
            let opened = try Self.open(
                server,
                configurations,
                entities,
                migrationPlan,
                versions,
                version: version
            )
            remote = opened.store
            threads = WorkThreads(limit: server.maximumConnections)
            storeNumbers = entities.entities.map { _ in 0 }
            detectsConflicts = configurations[0].conflicts == .error
            migration = opened.migration
            (pools, readingPools) = ([opened.pool], [opened.readingPool])
            unfinishedCopy = opened.unfinishedCopy
            hasTriggers = false
            return
        }
        remote = nil
        threads = WorkThreads(limit: ConnectionPool.limit)
        let numbers = try assignStores(entities, configurations)
        let staged = try migrationPlan.map {
            try migrate(configurations, $0, versions, entities, numbers)
        }
        storeNumbers = numbers
        detectsConflicts = configurations.contains { $0.conflicts == .error }
        try refuseMixture(entities, configurations)
        var openings = try configurations.enumerated().map { number, configuration in
            try StoreOpening(
                configuration,
                StoreDefinitions(
                    entities.entities.filter { numbers[$0.number] == number },
                    isOneOfSeveral: configurations.count > 1,
                    version: version
                )
            )
        }
        let writable = openings.filter { $0.configuration.allowsSave }.map(\.connection)
        try InterruptedSaves(configurations.count > 1 ? writable : []).finish()
        unfinishedCopy =
            try openings.count == 1 && entities.entities.allSatisfy { $0.existing == nil }
            ? UnfinishedCopy(openings[0].connection, place: openings[0].connection.path)
            : UnfinishedCopy()
        let migrations = try openings.indices.compactMap { try openings[$0].run() }
        migration = Migration((staged ?? []) + migrations)
        pools = openings.enumerated().map { number, opening in
            let rules = entities.memberRules.filter { numbers[$0.owner.number] == number }
            return ConnectionPool(opening, rules)
        }
        readingPools = pools
        hasTriggers = pools.contains(where: \.triggers.exist)
    }

    /// Whether a trigger of another program may leave a row of an object as it is, without an error.
    func mayIgnore(_ info: EntityInfo) -> Bool {
        hasTriggers && pools[storeNumbers[info.number]].triggers.mayIgnore(info.tableName)
    }

    /// Whether saving objects of a class compares what was read with what is in the file.
    func detectsConflicts(of info: EntityInfo) -> Bool {
        detectsConflicts && configurations[storeNumbers[info.number]].conflicts == .error
    }

    /// The tables of one of the files, without the library's own.
    func tables(ofFile number: Int) -> [String] { pools[number].tables }

    /// Whether other processes can write.
    var isShared: Bool { !configurations.allSatisfy(\.isStoredInMemoryOnly) }

    /// - Parameter isReading: Whether they're for a context that only reads.
    func takeConnections(isReading: Bool = false) throws -> [Connection] {
        try (isReading ? readingPools : pools).map { try $0.take() }
    }

    func giveBack(_ connections: [Connection], isReading: Bool = false) {
        for (pool, connection) in zip(isReading ? readingPools : pools, connections) {
            pool.giveBack(connection)
        }
    }
}

/// The container through which a program has a store, for as long as it keeps it.
///
/// A container keeps its main context, which keeps the store: if the program has only the context,
/// the context makes a container again.
final class ContainerHandle: @unchecked Sendable {
    // Sendable, because `container` is only touched under `lock`.
    private let lock = NSLock()
    private weak var container: ModelContainer?

    func set(_ container: ModelContainer) { lock.withLock { self.container = container } }

    /// The container that lives, or a new one.
    func container(_ make: () -> ModelContainer) -> ModelContainer {
        lock.withLock {
            if let container { return container }
            let new = make()
            container = new
            return new
        }
    }
}

/// The plan that a store was opened by.
struct SharedPlan: @unchecked Sendable {
    // Sendable, because a type without isolation is the same for everyone.
    let type: (any SchemaMigrationPlan.Type)?
}

/// Takes the files of a container through the stages of a plan, one after the other.
///
/// A stage runs once for each file, with its objects.
///
/// - Parameters:
///   - versions: The plan's versions up to that of the container.
///   - numbers: The configuration of each entity.
private func migrate(
    _ configurations: [ModelConfiguration],
    _ plan: any SchemaMigrationPlan.Type,
    _ versions: [any VersionedSchema.Type],
    _ schema: ResolvedSchema,
    _ numbers: [Int]
) throws -> [Migration] {
    try plan.checkStages()
    let files = configurations.indices.filter { configurations[$0].hasWritableFile }
    if files.isEmpty { return [] }
    let versions = try versions.map(ResolvedVersion.init)
    if configurations.count > 1 {
        // An interrupted save may have changed one of the files only.
        try InterruptedSaves(files.map { try configurations[$0].connect() }).finish()
    }
    let staged = try files.compactMap { number -> StagedFile? in
        let own = schema.entities.filter { numbers[$0.number] == number }
        // The plan may be for some of the files.
        if configurations.count > 1, !versions.contains(where: { $0.hasAny(of: own) }) {
            return nil
        }
        let others = schema.entities.filter { numbers[$0.number] != number }
        let configuration = configurations[number]
        let place = configuration.url.path
        return try StagedFile(
            StagedMigration(plan, versions, place, own, others: others),
            configuration
        )
    }
    return try staged.flatMap { try $0.run() }
}

/// Throws for tables of other programs beside those of this library, which saves both at once.
private func refuseMixture(
    _ schema: ResolvedSchema,
    _ configurations: [ModelConfiguration]
) throws {
    guard let existing = schema.entities.first(where: { $0.existing != nil }) else { return }
    if let own = schema.entities.first(where: { $0.existing == nil }) {
        throw StoreError.invalidModel(
            "\(existing.name) has an existing table, and \(own.name) doesn't: use two containers"
        )
    }
    if configurations.count > 1 {
        throw StoreError.invalidModel("\(existing.name) has an existing table: use one file")
    }
}

/// The number of the configuration for each entity.
private func assignStores(
    _ schema: ResolvedSchema,
    _ configurations: [ModelConfiguration]
) throws -> [Int] {
    let models = try configurations.map { try $0.models() }
    var stores = schema.entities.map { _ in Int?.none }
    for (number, models) in models.enumerated() {
        for model in models ?? [] {
            guard let entity = schema.number(of: model) else {
                throw StoreError.invalidModel("\(model) is not in the schema")
            }
            stores[entity] = number
        }
    }
    let others = models.firstIndex { $0 == nil }
    let assigned = try schema.entities.map { entity in
        guard let store = stores[entity.number] ?? stores[entity.root] ?? others else {
            throw StoreError.invalidModel("\(entity.name) is in no configuration")
        }
        return store
    }
    for entity in schema.entities {
        for relationship in entity.relationships
        where assigned[relationship.destination] != assigned[entity.number] {
            throw StoreError.invalidModel("\(relationship.fullName) leads to another file")
        }
    }
    return assigned
}
