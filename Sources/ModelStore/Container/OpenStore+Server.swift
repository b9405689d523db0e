/// A server's database that a container has opened.
struct OpenServer {
    let store: any RemoteStore
    let pool: ConnectionPool
    /// For contexts that only read.
    let readingPool: ConnectionPool
    let migration: Migration?
    let unfinishedCopy: UnfinishedCopy
}

extension OpenStore {
    /// The pools of a container whose rows are on a server.
    /// - Throws: `StoreError`, also for what only files can have.
    static func open(
        _ server: any RemoteServer,
        _ configurations: [ModelConfiguration],
        _ entities: ResolvedSchema,
        _ plan: (any SchemaMigrationPlan.Type)?,
        _ versions: [any VersionedSchema.Type],
        version: String?
    ) throws -> OpenServer {
        guard configurations.count == 1, let configuration = configurations.first else {
            throw StoreError.unsupported(
                "a container on a server has one configuration: use two containers"
            )
        }
        try refuse(entities)
        if configuration.maximumSize ?? configuration.maximumValueSize != nil {
            throw StoreError.unsupported(
                "maximumSize and maximumValueSize are limits of a file: limit the server\u{2019}s disk"
            )
        }
        var staged: [Migration] = []
        if let plan {
            try plan.checkStages()
            if configuration.allowsSave {
                let migration = try StagedMigration(
                    plan,
                    versions.map(ResolvedVersion.init),
                    server.place,
                    entities.entities,
                    others: []
                )
                staged = try StagedServer(
                    migration: migration,
                    configuration: configuration,
                    server: server
                ).run()
            }
        }
        let settings = ConnectionSettings(configuration)
        let definitions = try StoreDefinitions(
            entities.entities,
            isOneOfSeveral: false,
            version: version
        )
        let opened = try server.open(RemoteOpening(definitions, configuration))
        let tables = definitions.schema.tables.map(\.name)
        let connection = Connection(
            try opened.store.connect(isReading: false),
            place: server.place,
            settings
        )
        let known = try KnownSchema(
            definitions.schema,
            digest: definitions.digest,
            onServer: connection
        )
        func pool(isReading: Bool) -> ConnectionPool {
            ConnectionPool(
                opened.store,
                isReading: isReading,
                place: server.place,
                settings,
                tables,
                knownSchema: known
            )
        }
        let main = pool(isReading: false)
        return OpenServer(
            store: opened.store,
            pool: main,
            readingPool: opened.store.hasReplicas ? pool(isReading: true) : main,
            migration: Migration(staged + [opened.migration].compactMap(\.self)),
            unfinishedCopy: try UnfinishedCopy(connection, place: server.place)
        )
    }

    private static func refuse(_ entities: ResolvedSchema) throws {
        if let existing = entities.entities.first(where: { $0.existing != nil }) {
            throw StoreError.unsupported(
                "\(existing.name) has an existing table, which only a file can have"
            )
        }
        if let rule = entities.memberRules.first {
            throw StoreError.unsupported(
                "\(rule.relationship.fullName) limits the number of members, which a server doesn't"
                    + " check: leave the limits out, and check them in code"
            )
        }
    }

    /// Whether the rows are on a server.
    var isRemote: Bool { remote != nil }
}
