import Foundation

/// What a container wants of a server.
package struct RemoteOpening: Sendable {
    package let definitions: StoreDefinitions
    package let settings: ConnectionSettings
    package let allowsSave: Bool
    private let policy: MigrationPolicy
    private let stage: ModelConfiguration.Stage?
    private let filledValues: [FilledValues]

    init(_ definitions: StoreDefinitions, _ configuration: ModelConfiguration) {
        self.definitions = definitions
        settings = ConnectionSettings(configuration)
        allowsSave = configuration.allowsSave
        policy = configuration.migration
        stage = configuration.stage
        filledValues = configuration.filledValues
    }

    /// Whether the database has the model's schema.
    package func fits(_ tables: some RemoteTables) throws -> Bool {
        try SchemaRecord.current(connection(tables))?.digest == definitions.digest
    }

    private func connection(_ tables: some RemoteTables) -> Connection {
        Connection(tables.database, place: tables.place, settings)
    }

    /// Adapts the tables to the model, in the transaction that is open there.
    ///
    /// - Returns: What was changed; `nil` for a new database, and for one that fits.
    /// - Throws: `StoreError`; the transaction must not be committed then.
    package func adapt(_ tables: some RemoteTables) throws -> Migration? {
        let connection = connection(tables)
        let start = Date()
        guard let record = try SchemaRecord.current(connection) else {
            guard allowsSave else {
                throw differs(tables, ["the database doesn't have the model's schema"])
            }
            try create(tables, connection)
            return nil
        }
        // Another process may have come first.
        if record.digest == definitions.digest { return nil }
        guard let present = record.schema else {
            throw StoreError.newerFormat(path: tables.place, version: 0)
        }
        let change = ModelChange(
            wanted: definitions,
            connection: connection,
            dialect: tables.dialect,
            policy: policy,
            stage: stage,
            filledValues: filledValues
        )
        let (plan, match) = try change.plan(from: present)
        if plan.isPartial || plan.isEmpty && !allowsSave { return nil }
        guard allowsSave else { throw differs(tables, plan.differences) }
        try change.check(plan)
        var rowCount = 0
        if !plan.isEmpty {
            let migration = RemoteMigration(plan, match, connection, tables.dialect)
            do {
                rowCount = try tables.change(migration)
            } catch let problem as MigrationProblem {
                throw StoreError.cannotMigrate(path: tables.place, problems: [problem])
            }
        }
        try SchemaRecord.write(definitions, connection)
        return Migration(plan, rowCount: rowCount, since: start)
    }

    private func create(_ tables: some RemoteTables, _ connection: Connection) throws {
        let schema = definitions.schema
        for table in schema.tables where try connection.hasTable(table.name) {
            throw StoreError.foreignFile(
                path: tables.place,
                found: "the table \"\(table.name)\""
            )
        }
        try tables.create(schema)
        try SchemaRecord.write(definitions, connection)
    }

    private func differs(_ tables: some RemoteTables, _ differences: [String]) -> StoreError {
        .schemaDiffers(path: tables.place, differences: differences)
    }
}

/// A migration of a server's tables, decided before anything is changed.
package struct RemoteMigration {
    package let plan: MigrationPlan
    package let match: SchemaMatch
    package let rows: MigrationRows
    private let connection: Connection

    init(
        _ plan: MigrationPlan,
        _ match: SchemaMatch,
        _ connection: Connection,
        _ dialect: any MigrationDialect
    ) {
        self.plan = plan
        self.match = match
        self.connection = connection
        rows = MigrationRows(plan: plan, connection: connection, dialect: dialect)
    }

    /// Clears the references to rows that the migration has removed.
    ///
    /// - Throws: `MigrationProblem` if a row needs what it referred to.
    package func cleanReferences() throws {
        guard plan.needsCleaning else { return }
        try ReferenceCleaning(schema: match.new, connection: connection).run()
    }
}
