extension OpenStore {
    /// The pool of a container whose rows are on a server.
    /// - Throws: `StoreError`, also for what only files can have.
    static func open(
        _ server: any RemoteServer,
        _ configurations: [ModelConfiguration],
        _ entities: ResolvedSchema,
        _ plan: (any SchemaMigrationPlan.Type)?,
        version: String?
    ) throws -> (pool: ConnectionPool, store: any RemoteStore, migration: Migration?) {
        guard configurations.count == 1, let configuration = configurations.first else {
            throw StoreError.unsupported(
                "a container on a server has one configuration: use two containers"
            )
        }
        try refuse(plan, entities)
        if configuration.maximumSize ?? configuration.maximumValueSize != nil {
            throw StoreError.unsupported(
                "maximumSize and maximumValueSize are limits of a file: limit the server\u{2019}s disk"
            )
        }
        let settings = ConnectionSettings(configuration)
        let definitions = try StoreDefinitions(
            entities.entities,
            isOneOfSeveral: false,
            version: version
        )
        let opened = try server.open(RemoteOpening(definitions, configuration))
        let tables = definitions.schema.tables.map(\.name)
        let pool = ConnectionPool(opened.store, place: server.place, settings, tables)
        return (pool, opened.store, opened.migration)
    }

    private static func refuse(
        _ plan: (any SchemaMigrationPlan.Type)?,
        _ entities: ResolvedSchema
    ) throws {
        if plan != nil {
            throw StoreError.unsupported(
                "a migration plan is for files: migrate a server's database with its own tools"
            )
        }
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
