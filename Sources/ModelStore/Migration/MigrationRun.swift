/// Carries out a plan in a file, inside of a transaction without foreign keys.
struct MigrationRun {
    let plan: MigrationPlan
    let match: SchemaMatch
    let connection: Connection
    let rows: MigrationRows
    /// The number of rows that were written.
    private(set) var rowCount = 0

    init(_ plan: MigrationPlan, _ match: SchemaMatch, _ connection: Connection) {
        self.plan = plan
        self.match = match
        self.connection = connection
        rows = MigrationRows(
            plan: plan,
            connection: connection,
            dialect: SQLiteMigrationDialect()
        )
    }

    /// - Throws: `StoreError`; the connection must not be used then, as it renames in the old way.
    mutating func run() throws {
        // Renaming a table must not change references to another table of that name: definitions
        // already name the tables of the new model.
        try connection.execute("PRAGMA legacy_alter_table = ON")
        try rows.prepare()
        for table in plan.tables where table.kind == .rebuild { try fill(table) }
        for join in plan.joins { try fill(join) }
        let keys = try rows.lastKeys()
        try dropOldTables()
        for case (let table, .alter(let old)) in plan.tables.map({ ($0, $0.kind) }) {
            try alter(table, from: old)
        }
        for table in plan.tables { try finish(table) }
        for join in plan.joins where !join.isKept {
            try rename(Self.temporaryName(join.table.name), to: join.table.name)
        }
        try writeIndexes()
        try rows.write(keys)
        try rows.finish()
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
