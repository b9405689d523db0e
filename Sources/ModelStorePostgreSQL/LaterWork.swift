#if PostgreSQL
    import ModelStore

    /// What a change of a model leaves to do while others save: building indexes, and looking at the rows
    /// for new constraints.
    ///
    /// The transaction that changes the tables notes each step in a table of its own. The steps run once
    /// it's committed, each outside a transaction, and the table goes. If the program ends before, the next
    /// one that opens the database goes on.
    struct LaterWork {
        /// A step, and the index that it builds.
        struct Step {
            let index: String?
            let sql: String
        }

        private let store: PostgreSQLStore

        init(_ store: PostgreSQLStore) { self.store = store }

        // MARK: In the transaction that changes the tables

        /// Notes steps.
        static func note(_ steps: [Step], _ database: any RemoteDatabase) throws {
            if steps.isEmpty { return }
            try database.run(
                "CREATE TABLE \(table) (\"number\" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,"
                    + " \"index\" text, \"sql\" text NOT NULL)",
                []
            )
            for step in steps {
                let index = step.index.map(Constant.string) ?? .null
                try database.run(
                    "INSERT INTO \(table) (\"index\", \"sql\") VALUES (?1, ?2)",
                    [index, .string(step.sql)]
                )
            }
        }

        /// Does what an earlier change has left, as tables that change again may not have it any more.
        static func finish(in database: any RemoteDatabase) throws {
            guard try exists(database) else { return }
            try database.run(lock, [])
            for step in try steps(database) {
                if let index = step.index { try database.run("DROP INDEX IF EXISTS \(index)", []) }
                try database.run(step.sql, [])
            }
            try database.run("DROP TABLE IF EXISTS \(table)", [])
        }

        // MARK: Beside the saves of others

        /// Does what is left, if there is anything. Others that come here wait for it.
        ///
        /// Building an index beside others waits for every transaction that began before. If one lasts for
        /// longer than the store waits, the work is done in a transaction, which only waits for those that
        /// write to its tables; if they do for as long, it's left for the next time.
        func finish() throws {
            let database = PostgreSQLDatabase(store)
            guard try Self.exists(database) else { return }
            if try finishBesideOthers(database) { return }
            _ = try unlessBusy(database) {
                try database.beginWaiting(for: Self.lock)
                try Self.finish(in: database)
                try database.commit()
            }
        }

        private func finishBesideOthers(_ database: PostgreSQLDatabase) throws -> Bool {
            try unlessBusy(database) {
                try database.beginWaiting(for: Self.lock)
                for step in try Self.steps(database) {
                    let isValid = try step.index.flatMap { try self.isValid($0, database) }
                    // Building an index would wait for what the transaction still reads.
                    try database.flush()
                    try run(step, isValid)
                }
                try database.run("DROP TABLE IF EXISTS \(Self.table)", [])
                try database.commit()
            }
        }

        /// - Returns: Whether the work was done.
        private func unlessBusy(_ database: PostgreSQLDatabase, _ work: () throws -> Void) throws
            -> Bool
        {
            do {
                try work()
                return true
            } catch StoreError.busy {
                database.rollBack()
                return false
            } catch {
                database.rollBack()
                throw error
            }
        }

        /// Whether an index can be used: one that was interrupted can't. `nil` without one.
        private func isValid(_ index: String, _ database: PostgreSQLDatabase) throws -> Bool? {
            let rows = try database.rows(
                "SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass(?1)",
                [.string(index)]
            )
            return rows.next() ? rows[0].integer == 1 : nil
        }

        private func run(_ step: Step, _ isValid: Bool?) throws {
            let database = PostgreSQLDatabase(store)
            guard let index = step.index else { return try database.runAlone(step.sql) }
            if isValid == true { return }
            if isValid == false {
                try database.runAlone("DROP INDEX CONCURRENTLY IF EXISTS \(index)")
            }
            try database.runAlone(
                "CREATE INDEX CONCURRENTLY" + step.sql.trimmingPrefix("CREATE INDEX")
            )
        }

        // MARK: The table

        private static let table = "\"_ModelStore_later\""

        /// "MStl" in ASCII.
        private static let lock = PostgreSQLStore.lock(0x4D53_746C, isAlone: true)

        /// Asks for the catalog's rows: functions like `to_regclass` may still know a table that somebody
        /// else has just dropped.
        private static func exists(_ database: any RemoteDatabase) throws -> Bool {
            let sql = """
                SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
                WHERE c.relname = '_ModelStore_later' AND n.nspname = current_schema()
                """
            let rows = try database.rows(sql, [])
            return rows.next() && rows[0].integer > 0
        }

        /// None, once somebody else has done them.
        private static func steps(_ database: any RemoteDatabase) throws -> [Step] {
            guard try exists(database) else { return [] }
            let rows = try database.rows(
                "SELECT \"index\", \"sql\" FROM \(table) ORDER BY \"number\"",
                []
            )
            var steps: [Step] = []
            while rows.next() {
                steps.append(Step(index: rows[0].string, sql: rows[1].string ?? ""))
            }
            return steps
        }
    }
#endif
