#if PostgreSQL
    import Foundation
    import ModelStore
    import ModelTypes

    /// Adapts a server's database to a model: creates the tables, or adds what is new.
    ///
    /// Everything is done in one transaction, under a lock: of servers that start together, one does it.
    struct SchemaOpening {
        private let opening: RemoteOpening
        private let store: PostgreSQLStore
        private let database: PostgreSQLDatabase
        private var definitions: StoreDefinitions { opening.definitions }

        init(_ opening: RemoteOpening, _ store: PostgreSQLStore) {
            self.opening = opening
            self.store = store
            database = PostgreSQLDatabase(store)
        }

        /// - Returns: What was changed; `nil` for a new database, and for one that fits.
        func run() throws -> Migration? {
            if try currentRecord()?.digest == definitions.digest { return nil }
            guard opening.allowsSave else {
                throw StoreError.schemaDiffers(
                    path: store.place,
                    differences: ["the database doesn't have the model's schema"]
                )
            }
            return try transaction { try change() }
        }

        private func transaction<Result>(_ body: () throws -> Result) throws -> Result {
            try database.beginOpening()
            do {
                let result = try body()
                try database.commit()
                return result
            } catch {
                database.rollBack()
                throw error
            }
        }

        private func execute(_ sql: String) throws { try database.run(sql, []) }

        // MARK: What is there

        private struct Record {
            let digest: String
            let version: String?
            let schema: StoreSchema?
        }

        /// The description of the schema that was written last; `nil` if there is none.
        private func currentRecord() throws -> Record? {
            guard try exists("_ModelStore_schema") else { return nil }
            let rows = try database.rows(
                "SELECT \"digest\", \"version\", \"schema\" FROM \"_ModelStore_schema\""
                    + " ORDER BY \"number\" DESC LIMIT 1",
                []
            )
            guard rows.next() else { return nil }
            return Record(
                digest: rows[0].string ?? "",
                version: rows[1].string,
                schema: rows[2].string.flatMap {
                    try? JSONDecoder().decode(StoreSchema.self, from: Data($0.utf8))
                }
            )
        }

        private func exists(_ table: String) throws -> Bool {
            let rows = try database.rows(
                "SELECT 1 FROM information_schema.tables WHERE table_schema = current_schema()"
                    + " AND table_name = ?1",
                [.string(table)]
            )
            return rows.next()
        }

        /// Whether an earlier description has the model's digest: the database has moved on from it.
        private func isPast() throws -> Bool {
            try database.rows(
                "SELECT 1 FROM \"_ModelStore_schema\" WHERE \"digest\" = ?1",
                [.string(definitions.digest)]
            ).next()
        }

        // MARK: Changing

        private func change() throws -> Migration? {
            let start = Date()
            guard let record = try currentRecord() else {
                try create()
                return nil
            }
            // Another process may have come first.
            if record.digest == definitions.digest { return nil }
            guard let present = record.schema else {
                throw StoreError.newerFormat(path: store.place, version: 0)
            }
            if opening.migration != .allowingReturn, try isPast() {
                throw StoreError.newerModel(path: store.place, version: record.version)
            }
            let change = SchemaChange(from: present, to: definitions.schema)
            guard change.problems.isEmpty else {
                throw StoreError.cannotMigrate(path: store.place, problems: change.problems)
            }
            if opening.migration == .none, !change.changes.isEmpty {
                throw StoreError.schemaDiffers(path: store.place, differences: change.changes)
            }
            for step in change.steps { try run(step) }
            try writeRecord()
            return change.changes.isEmpty
                ? nil
                : Migration(
                    changes: change.changes,
                    rowCount: 0,
                    duration: Date().timeIntervalSince(start)
                )
        }

        /// - Throws: `StoreError.cannotMigrate` if rows don't fit.
        private func run(_ step: SchemaChange.Step) throws {
            do {
                try execute(step.sql)
            } catch StoreError.constraint(let failure) {
                let problem = MigrationProblem(
                    failure.sqlState == "23505" ? .notUnique : .rowDoesNotFit,
                    step.table,
                    step.column,
                    rowCount: 1,
                    "\(failure.message); change the rows first"
                )
                throw StoreError.cannotMigrate(path: store.place, problems: [problem])
            }
        }

        /// - Throws: `StoreError.foreignFile` if there are tables of these names already.
        private func create() throws {
            let schema = definitions.schema
            for table in schema.tables where try exists(table.name) {
                throw StoreError.foreignFile(
                    path: store.place,
                    found: "the table \"\(table.name)\""
                )
            }
            for statement in Self.ownTables { try execute(statement) }
            for table in schema.tables { try execute(PostgreSQLDialect.create(table)) }
            for table in schema.tables {
                for statement in PostgreSQLDialect.references(of: table) { try execute(statement) }
                for index in table.indexes {
                    try execute(PostgreSQLDialect.create(index, on: table.name))
                }
            }
            try writeRecord()
        }

        private func writeRecord() throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let text = String(decoding: try encoder.encode(definitions.schema), as: UTF8.self)
            try database.run(
                "DELETE FROM \"_ModelStore_schema\" WHERE \"digest\" = ?1",
                [.string(definitions.digest)]
            )
            try database.run(
                "INSERT INTO \"_ModelStore_schema\" (\"digest\", \"version\", \"schema\")"
                    + " VALUES (?1, ?2, ?3)",
                [
                    .string(definitions.digest), definitions.version.map(Constant.string) ?? .null,
                    .string(text),
                ]
            )
            // Of programs that have ended.
            try execute(
                "DELETE FROM \"_ModelStore_saves\" WHERE \"at\" < now() - interval '1 day'"
            )
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
