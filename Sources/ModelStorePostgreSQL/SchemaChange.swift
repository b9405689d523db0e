#if PostgreSQL
    import ModelStore

    /// Carries out a migration on a server, in the transaction that is open.
    ///
    /// Tables keep their rows in place if the new form lets them; rows that get other keys, or come
    /// from several tables, are written to new tables.
    struct SchemaChange {
        let migration: RemoteMigration
        private let database: any RemoteDatabase
        private let layout: PartitionLayout
        private let references: ChangedReferences
        private let leavesWork: Bool
        /// What is left for later, when others save again.
        private(set) var later: [LaterWork.Step] = []
        /// Once it's asked for.
        private var schema: String?
        private var rowCount = 0
        var plan: MigrationPlan { migration.plan }

        /// - Parameter leavesWork: Whether work that needs long and nothing depends on is left for later.
        init(
            _ migration: RemoteMigration,
            _ database: any RemoteDatabase,
            _ layout: PartitionLayout,
            leavesWork: Bool
        ) {
            self.migration = migration
            self.layout = layout
            self.database = database
            self.leavesWork = leavesWork
            references = ChangedReferences(migration)
        }

        /// - Returns: The number of rows that were written.
        /// - Throws: `StoreError`, and `MigrationProblem` for rows that don't fit.
        mutating func run() throws -> Int {
            let rows = migration.rows
            // A table with references that are still to be checked can't be altered.
            try execute("SET CONSTRAINTS ALL IMMEDIATE")
            for reference in references.removed { try execute(reference.remove, reference.table) }
            try rows.prepare()
            for table in plan.tables where table.kind == .rebuild { try fill(table) }
            for join in plan.joins where !join.isKept { try fill(join) }
            let keys = try rows.lastKeys()
            try dropOldTables()
            // Before the new tables, which may have their names.
            let kept = try removeIndexes()
            for case (let table, .alter(let old)) in plan.tables.map({ ($0, $0.kind) }) {
                try alter(table, from: old)
            }
            for table in plan.tables { try finish(table) }
            for join in plan.joins where !join.isKept { try takeName(join.table) }
            for (old, new) in references.renamed {
                try renameConstraint(old.name, to: new.name, of: new.table)
            }
            try migration.cleanReferences()
            try addIndexes(except: kept)
            for reference in references.added { try add(reference) }
            try rows.write(keys)
            try rows.finish()
            return rowCount
        }

        /// - Parameters:
        ///   - table: What the statement is about, for a problem.
        ///   - column: The same.
        func execute(_ sql: String, _ table: String = "", _ column: String? = nil) throws {
            do {
                try database.run(sql, [])
            } catch StoreError.constraint(let failure) {
                throw MigrationProblem(
                    failure.sqlState == "23505" ? .notUnique : .rowDoesNotFit,
                    table,
                    column,
                    rowCount: 1,
                    "\(failure.message); change the rows in a custom stage"
                )
            }
        }

        /// Runs a statement that writes rows.
        mutating func write(_ sql: String, _ table: String) throws {
            try execute(sql, table)
            rowCount += try database.changes
        }
    }

    // MARK: - Tables whose rows are written

    extension SchemaChange {
        private mutating func fill(_ plan: TablePlan) throws {
            let name = temporaryName("new", plan.table.name)
            try create(plan.table, named: name)
            for statement in migration.rows.insertions(plan, into: name) {
                try write(statement, plan.table.name)
            }
        }

        private mutating func fill(_ join: JoinPlan) throws {
            let name = temporaryName("new", join.table.name)
            try create(join.table, named: name)
            for rows in join.rows {
                try write(
                    "INSERT INTO \(quoted(name)) \(rows) ON CONFLICT DO NOTHING",
                    join.table.name
                )
            }
        }

        private func create(_ table: TableSchema, named name: String) throws {
            for statement in PostgreSQLDialect.create(table, named: name, layout) {
                try execute(statement)
            }
        }

        private func dropOldTables() throws {
            let left = plan.tablesThatStay
            for table in migration.match.old.tables where !left.contains(table.name) {
                try execute("DROP TABLE \(quoted(table.name))")
            }
        }

        /// Gives a table that is new, or has a temporary name, its own.
        private func finish(_ plan: TablePlan) throws {
            switch plan.kind {
            case .keep: break
            case .create: try create(plan.table, named: plan.table.name)
            case .rebuild: try takeName(plan.table)
            case .alter(let old): if old != plan.table.name { try takeName(plan.table) }
            }
        }

        private func takeName(_ table: TableSchema) throws {
            let temporary = temporaryName("new", table.name)
            try rename(
                temporary,
                to: table.name,
                isDistributed: table.distribution != nil
            )
            let checked = PostgreSQLDialect.columns(of: table).filter {
                PostgreSQLDialect.test($0, named: $0.name) != nil
            }
            let constraints =
                [([], "pkey")] + checked.map { ([$0.name], "check") }
                + PostgreSQLDialect.unique(of: table).map { ($0, "key") }
            for (columns, kind) in constraints {
                try renameConstraint(
                    constraintName(temporary, columns, kind),
                    to: constraintName(table.name, columns, kind),
                    of: table.name
                )
            }
        }

        func rename(_ table: String, to name: String, isDistributed: Bool) throws {
            try execute("ALTER TABLE \(quoted(table)) RENAME TO \(quoted(name))")
            if isDistributed {
                for statement in layout.rename(table, to: name) { try execute(statement) }
            }
        }

        func renameConstraint(_ name: String, to newName: String, of table: String) throws {
            if name == newName { return }
            try execute(
                "ALTER TABLE \(quoted(table)) RENAME CONSTRAINT \(quoted(name)) TO \(quoted(newName))"
            )
        }
    }

    // MARK: - Indexes

    extension SchemaChange {
        /// Removes the indexes of tables that stay, unless the model has them.
        ///
        /// - Returns: Those that stay, by the table's new name.
        private func removeIndexes() throws -> [String: [IndexSchema]] {
            var kept: [String: [IndexSchema]] = [:]
            for case (let table, .alter(let old)) in plan.tables.map({ ($0, $0.kind) }) {
                for index in migration.match.old[table: old]?.indexes ?? [] {
                    if let renamed = index.renamed(table.newColumns),
                        table.table.indexes.contains(renamed)
                    {
                        kept[table.table.name, default: []].append(renamed)
                    } else {
                        try execute("DROP INDEX IF EXISTS \(quoted(index.name))")
                    }
                }
            }
            return kept
        }

        private mutating func addIndexes(except kept: [String: [IndexSchema]]) throws {
            let joins = plan.joins.filter { !$0.isKept }.map { ($0.table, isInPlace: false) }
            let tables = plan.tables.filter { $0.kind != .keep }
                .map { ($0.table, isInPlace: $0.isInPlace) }
            for (table, isInPlace) in tables + joins {
                for index in table.indexes where kept[table.name]?.contains(index) != true {
                    if leavesWork, isInPlace {
                        try leave(index, of: table)
                    } else {
                        try execute(PostgreSQLDialect.create(index, on: table.name))
                    }
                }
            }
        }

        private mutating func leave(_ index: IndexSchema, of table: TableSchema) throws {
            let schema = try currentSchema()
            later.append(
                LaterWork.Step(
                    index: "\(quoted(schema)).\(quoted(index.name))",
                    sql: PostgreSQLDialect.create(index, on: table.name, in: schema)
                )
            )
        }
    }

    // MARK: - Work that is left

    extension SchemaChange {
        /// Whether no row has a value in a column that is new: a constraint is true for each.
        private func isEmpty(_ column: String, of table: String) -> Bool {
            guard let plan = plan.tables.first(where: { $0.table.name == table }), plan.isInPlace
            else { return false }
            return plan.oldColumns[column] == nil && plan.table[column]?.isRequired == false
                && migration.rows.additions(plan, in: table).isEmpty
        }

        /// Adds a constraint; that no row breaks it is found later if each column is new and empty.
        mutating func add(_ constraint: String, _ name: String, of table: String, _ column: String)
            throws
        {
            let isLeft = leavesWork && isEmpty(column, of: table)
            try execute(constraint + (isLeft ? " NOT VALID" : ""), table, column)
            guard isLeft else { return }
            let place = "\(quoted(try currentSchema())).\(quoted(table))"
            later.append(
                LaterWork.Step(
                    index: nil,
                    sql: "ALTER TABLE \(place) VALIDATE CONSTRAINT \(quoted(name))"
                )
            )
        }

        private mutating func add(_ reference: SchemaReference) throws {
            try add(reference.add, reference.name, of: reference.table, reference.column)
        }

        /// The schema of the tables, which statements without the settings of a transaction have to name.
        private mutating func currentSchema() throws -> String {
            if let schema { return schema }
            let found = try database.currentSchema()
            schema = found
            return found
        }
    }

    extension IndexSchema {
        /// The index as it is once columns have other names; `nil` if one of them is gone.
        fileprivate func renamed(_ names: [String: String]) -> IndexSchema? {
            var index = self
            for place in keys.indices {
                guard let name = names[keys[place].column] else { return nil }
                index.keys[place].column = name
            }
            return index
        }
    }

    extension TablePlan {
        /// Whether the table is altered, and its rows stay in place. A server does all at once for a table
        /// in partitions.
        var isInPlace: Bool {
            if case .alter = kind { table.distribution == nil } else { false }
        }

        /// The new name of each old column that stays.
        var newColumns: [String: String] {
            Dictionary(oldColumns.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }
#endif
