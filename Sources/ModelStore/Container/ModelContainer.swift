import Foundation

/// One or more databases with the tables of a schema, from which contexts are made.
///
/// For example: `try ModelContainer(for: Person.self, configurations: configuration)`. It may be
/// shared by all tasks; each makes a ``ModelContext`` of its own.
public final class ModelContainer: Sendable {
    /// The entities found from the classes that were named. For example:
    /// `container.schema.entityNames`.
    public let schema: Schema
    /// Where the rows are. For example: one file.
    public let configurations: [ModelConfiguration]
    /// The configuration of each entity, by the entity's number.
    let storeNumbers: [Int]
    /// Whether saving compares, in one of the files, what was read with what is there.
    let detectsConflicts: Bool
    private let pools: [ConnectionPool]
    /// What opening changed in the files; `nil` if they fitted the model, or are new.
    ///
    /// For example: `container.migration?.changes`.
    public let migration: Migration?

    /// Opens the files, creates what is missing, and changes their tables to the model's.
    ///
    /// Entities that relationships lead to need not be named. What changed in the model since the
    /// file was written changes in the file, in one transaction; ``migration`` says what. For
    /// example:
    /// ```swift
    /// let container = try ModelContainer(
    ///     for: Person.self,
    ///     configurations: ModelConfiguration(url: file)
    /// )
    /// ```
    /// Without a configuration, the file is `default.sqlite` in the user's folder for application
    /// data, which is created if it doesn't exist.
    /// - Throws: `StoreError.cannotMigrate` with the problems, `newerModel`, `schemaDiffers` if nothing
    ///   may be changed, `notADatabase`, `corrupt`,
    ///   `foreignFile`, `newerFormat`, `cannotOpen`, `invalidModel`, and what else SQLite says.
    public convenience init(
        for models: any PersistentModel.Type...,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(models), configurations: configurations)
    }

    /// Opens the files for a schema.
    ///
    /// For example: `try ModelContainer(for: schema, configurations: [configuration])`.
    /// - Throws: `StoreError`, as the other initializer does.
    public convenience init(for schema: Schema, configurations: [ModelConfiguration]) throws {
        try self.init(for: schema, migrationPlan: nil, configurations: configurations)
    }

    /// Opens a file for the current version of a model, and takes an older one through the stages of
    /// a plan first.
    ///
    /// For example:
    /// ```swift
    /// let container = try ModelContainer(
    ///     for: Note.self,
    ///     migrationPlan: NotesPlan.self,
    ///     configurations: ModelConfiguration(url: file)
    /// )
    /// ```
    /// - Throws: `StoreError`, and what a stage throws. The file is unchanged then.
    public convenience init(
        for models: any PersistentModel.Type...,
        migrationPlan: any SchemaMigrationPlan.Type,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(
            for: Schema(models),
            migrationPlan: migrationPlan,
            configurations: configurations
        )
    }

    /// Opens files for a schema, and takes an older one through the stages of a plan first.
    ///
    /// For example: `try ModelContainer(for: schema, migrationPlan: NotesPlan.self, configurations:
    /// [configuration])`.
    /// - Throws: `StoreError`, as the other initializers do, and what a stage throws. A plan is for
    ///   containers with a single file.
    public init(
        for schema: Schema,
        migrationPlan: (any SchemaMigrationPlan.Type)?,
        configurations: [ModelConfiguration]
    ) throws {
        self.schema = schema
        self.configurations =
            configurations.isEmpty
            ? [ModelConfiguration(isStoredInMemoryOnly: false)] : configurations
        let staged = try migrate(self.configurations, migrationPlan)
        let numbers = try assignStores(schema, self.configurations)
        storeNumbers = numbers
        detectsConflicts = self.configurations.contains { $0.conflicts == .error }
        let isOneOfSeveral = self.configurations.count > 1
        try refuseMixture(schema, self.configurations)
        let version =
            schema.version ?? migrationPlan?.schemas.last?.versionIdentifier.description
        let openings = try self.configurations.enumerated().map { number, configuration in
            let entities = schema.entities.filter { numbers[$0.number] == number }
            return try StoreOpening(
                configuration,
                StoreDefinitions(entities, isOneOfSeveral: isOneOfSeveral, version: version)
            )
        }
        let writable = openings.filter { $0.configuration.allowsSave }.map(\.connection)
        try InterruptedSaves(isOneOfSeveral ? writable : []).finish()
        migration = Migration(staged + (try openings.compactMap { try $0.run() }))
        pools = openings.enumerated().map { number, opening in
            let rules = schema.memberRules.filter { numbers[$0.owner.number] == number }
            return ConnectionPool(opening, rules)
        }
    }

    /// Whether saving objects of a class compares what was read with what is in the file.
    func detectsConflicts(of info: EntityInfo) -> Bool {
        detectsConflicts && configurations[storeNumbers[info.number]].conflicts == .error
    }

    /// The tables of one of the files, without the library's own.
    func tables(ofFile number: Int) -> [String] { pools[number].tables }

    func takeConnections() throws -> [Connection] { try pools.map { try $0.take() } }

    func giveBack(_ connections: [Connection]) {
        for (pool, connection) in zip(pools, connections) { pool.giveBack(connection) }
    }
}

/// Takes the file of a container through the stages of a plan.
private func migrate(
    _ configurations: [ModelConfiguration],
    _ plan: (any SchemaMigrationPlan.Type)?
) throws -> [Migration] {
    guard let plan else { return [] }
    guard configurations.count == 1, let configuration = configurations.first else {
        throw StoreError.invalidModel("a migration plan is for containers with a single file")
    }
    return try StagedMigration(plan, configuration)?.run() ?? []
}

/// Throws for tables of other programs beside those of this library, which saves both at once.
private func refuseMixture(_ schema: Schema, _ configurations: [ModelConfiguration]) throws {
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
    _ schema: Schema,
    _ configurations: [ModelConfiguration]
) throws -> [Int] {
    var stores = schema.entities.map { _ in Int?.none }
    for (number, configuration) in configurations.enumerated() {
        for model in configuration.models ?? [] {
            guard let entity = schema.number(of: model) else {
                throw StoreError.invalidModel("\(model) is not in the schema")
            }
            stores[entity] = number
        }
    }
    let others = configurations.firstIndex { $0.models == nil }
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
