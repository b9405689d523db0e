#if PostgreSQL
    import ModelStore

    /// A database in which a transaction may change tables, beside which nobody writes.
    protocol OpeningDatabase: RemoteDatabase {
        var store: PostgreSQLStore { get }
        /// Whether work may be left until the transaction is committed.
        var leavesWork: Bool { get }
        func beginOpening() throws
    }

    extension RemoteDatabase {
        /// The schema in which new tables are.
        func currentSchema() throws -> String {
            let rows = try rows("SELECT current_schema()", [])
            return rows.next() ? rows[0].string ?? "" : ""
        }
    }

    /// Adapts a server's database to a model: creates the tables, or changes them.
    ///
    /// Everything is done in one transaction, under a lock: of servers that start together, one does it.
    struct SchemaOpening: RemoteTables {
        private let opening: RemoteOpening
        private let connection: any OpeningDatabase
        private(set) var layout = PartitionLayout()
        /// Where partitions of new tables are, in addition.
        private var further: FurtherServers?

        init(_ opening: RemoteOpening, _ connection: any OpeningDatabase) {
            self.opening = opening
            self.connection = connection
        }

        var place: String { connection.store.place }
        var database: any RemoteDatabase { connection }
        var dialect: any MigrationDialect { PostgreSQLMigrationDialect() }

        /// - Returns: What was changed; `nil` for a new database, and for one that fits.
        mutating func run() throws -> Migration? {
            let schema = opening.definitions.schema
            try SchemaNames(schema).check()
            try DistributionRules(schema).check()
            layout = try PartitionLayout(
                wanted: connection.store.partitions,
                schema,
                connection
            )
            if try opening.fits(self) { return nil }
            guard opening.allowsSave else { return try opening.adapt(self) }
            further = layout.servers.isEmpty ? nil : try FurtherServers(layout.servers)
            try connection.beginOpening()
            do {
                let migration = try opening.adapt(self)
                // Of programs that have ended.
                try execute(
                    "DELETE FROM \"_ModelStore_saves\" WHERE \"at\" < now() - interval '1 day'"
                )
                try further?.commit()
                try connection.commit()
                return migration
            } catch {
                connection.rollBack()
                throw error
            }
        }

        /// What errors about the tables' partitions are about, once the tables are there.
        func partitionNames() throws -> PartitionNames {
            try PartitionNames(layout, opening.definitions.schema, connection)
        }

        private func execute(_ sql: String) throws { try connection.run(sql, []) }

        func create(_ schema: StoreSchema) throws {
            for statement in Self.ownTables { try execute(statement) }
            let spread = SpreadTables(schema, layout)
            let tables = schema.tables.filter { further == nil || $0.distribution == nil }
            for table in tables {
                for statement in PostgreSQLDialect.create(table, layout) { try execute(statement) }
            }
            if let further, let count = layout.count {
                try spread.check()
                try further.create(
                    spread,
                    partitions: count,
                    named: temporaryName(try connection.currentSchema()),
                    execute
                )
            }
            for table in tables {
                for reference in SchemaReference.all(of: table, in: schema) {
                    try execute(reference.add)
                }
                for index in table.indexes {
                    try execute(PostgreSQLDialect.create(index, on: table.name))
                }
            }
        }

        func change(_ migration: RemoteMigration) throws -> Int {
            let isDistributed =
                migration.match.old.isDistributed || migration.match.new.isDistributed
            guard !layout.isSpread || !isDistributed else {
                throw StoreError.unsupported(
                    "\(place): tables with partitions on other servers can't be changed: copy the rows to a"
                        + " file with the earlier model, and from there to empty databases with this one:"
                        + " ModelContainer.copy(from:to:)"
                )
            }
            try LaterWork.finish(in: connection)
            var change = SchemaChange(
                migration,
                connection,
                layout,
                leavesWork: connection.leavesWork
            )
            let count = try change.run()
            try LaterWork.note(change.later, connection)
            return count
        }

        private static let ownTables = [
            "CREATE TABLE \"_ModelStore_keys\" (\"name\" text PRIMARY KEY, \"last\" bigint NOT NULL)",
            "CREATE TABLE \"_ModelStore_saves\" (\"id\" uuid PRIMARY KEY,"
                + " \"at\" timestamptz NOT NULL DEFAULT now())",
            "CREATE TABLE \"_ModelStore_schema\" (\"number\" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,"
                + " \"digest\" text NOT NULL, \"version\" text, \"schema\" text NOT NULL)",
        ]
    }
#endif
