/// Carries out a plan, inside of a transaction without foreign keys.
struct MigrationRun {
    let plan: MigrationPlan
    let match: SchemaMatch
    let connection: Connection
    /// The number of rows that were written.
    private(set) var rowCount = 0

    init(_ plan: MigrationPlan, _ match: SchemaMatch, _ connection: Connection) {
        self.plan = plan
        self.match = match
        self.connection = connection
    }

    /// - Throws: `StoreError`; the connection must not be used then, as it renames in the old way.
    mutating func run() throws {
        // Renaming a table must not change references to another table of that name: definitions
        // already name the tables of the new model.
        try connection.execute("PRAGMA legacy_alter_table = ON")
        try makeKeyMaps()
        try computeInitialValues()
        for table in plan.tables where table.kind == .rebuild { try fill(table) }
        for join in plan.joins { try fill(join) }
        let keys = try lastKeys()
        try dropOldTables()
        for case (let table, .alter(let old)) in plan.tables.map({ ($0, $0.kind) }) {
            try alter(table, from: old)
        }
        for table in plan.tables { try finish(table) }
        for join in plan.joins where !join.isKept {
            try rename(Self.temporaryName(join.table.name), to: join.table.name)
        }
        try writeIndexes()
        try write(keys)
        try dropTemporaryTables()
        try connection.execute("PRAGMA legacy_alter_table = OFF")
    }

    /// The name of a table while the old one is there.
    static func temporaryName(_ table: String) -> String { "_ModelStore_new_\(table)" }

    mutating func execute(_ sql: String) throws {
        try connection.execute(sql)
        rowCount += try connection.changes
    }

    func rename(_ table: String, to name: String) throws {
        try connection.execute("ALTER TABLE \(quoted(table)) RENAME TO \(quoted(name))")
    }
}

// MARK: - Keys

extension MigrationRun {
    /// Numbers the rows of tables that are split or joined.
    private func makeKeyMaps() throws {
        for name in plan.movedTables.sorted() {
            let map = "temp.\(quoted(KeyMap.name(of: name)))"
            try connection.execute(
                "CREATE TEMP TABLE \(quoted(KeyMap.name(of: name)))"
                    + " (\"old\" INTEGER, \"table\" TEXT, \"new\" INTEGER, PRIMARY KEY (\"old\", \"table\"))"
            )
            for table in plan.tables {
                let offset = try keyOffset(of: name, in: table)
                for source in table.sources where source.oldTable.name == name {
                    try connection.execute(
                        "INSERT INTO \(map) SELECT o.\"_pk\", \(literal(table.table.name)),"
                            + " o.\"_pk\" + \(offset) FROM \(source.rows)"
                    )
                }
            }
        }
    }

    /// What is added to the keys of an old table's rows in a new table.
    private func keyOffset(of oldTable: String, in plan: TablePlan) throws -> Int64 {
        var offset: Int64 = 0
        for name in plan.oldTables {
            if name == oldTable { return offset }
            offset += try lastKey(of: name)
        }
        return offset
    }

    /// The highest key that a table ever had.
    private func lastKey(of table: String) throws -> Int64 {
        try connection.integer(
            "SELECT max(coalesce((SELECT max(\"_pk\") FROM \(quoted(table))), 0), coalesce((SELECT"
                + " \"last\" FROM \"_ModelStore_keys\" WHERE \"name\" = \(literal(table))), 0))"
        ) ?? 0
    }

    /// The highest key of each new table.
    private func lastKeys() throws -> [(table: String, key: Int64)] {
        try plan.tables.compactMap { plan in
            guard let last = plan.oldTables.last else { return nil }
            let key = try keyOffset(of: last, in: plan) + lastKey(of: last)
            return (plan.table.name, key)
        }
    }

    private func write(_ keys: [(table: String, key: Int64)]) throws {
        try connection.execute("DELETE FROM \"_ModelStore_keys\"")
        let statement = try Statement(connection, StoreFormat.writeLastKey, isKept: false)
        for (table, key) in keys where key > 0 {
            statement.clear()
            statement.bind(0, table)
            statement.bind(1, key)
            try statement.run()
        }
    }
}

// MARK: - Initial values

extension MigrationRun {
    private mutating func computeInitialValues() throws {
        var made: Set<String> = []
        for source in plan.tables.flatMap(\.sources) {
            for (_, value) in source.values.sorted(by: { $0.key < $1.key }) {
                guard case .initial(let bind, let table) = value.fallback else { continue }
                if made.insert(table).inserted {
                    try connection.execute(
                        "CREATE TEMP TABLE \(quoted(table))"
                            + " (\"value\" ANY, \"key\" INTEGER PRIMARY KEY) STRICT"
                    )
                }
                let missing = value.oldValue.map { " AND \($0) IS NULL" } ?? ""
                let keys = try Statement(
                    connection,
                    "SELECT o.\"_pk\" FROM \(source.rows)\(missing)",
                    isKept: false
                )
                let insert = try Statement(
                    connection,
                    "INSERT INTO temp.\(quoted(table)) VALUES (?1, ?2)",
                    isKept: false
                )
                while try keys.step() {
                    insert.clear()
                    bind(insert, keys.integer(0))
                    insert.bind(1, keys.integer(0))
                    try insert.run()
                }
            }
        }
    }

    private func dropTemporaryTables() throws {
        let names = try connection.texts(
            "SELECT name FROM sqlite_temp_schema WHERE type = 'table' AND name LIKE '@_ModelStore@_%' ESCAPE '@'"
        ).compactMap { $0[0] }
        for name in names { try connection.execute("DROP TABLE temp.\(quoted(name))") }
    }
}
