import DatabaseReading
import ModelIR

/// The tables of a database, and the names of its other parts.
struct Schema {
    var tables: [Table] = []
    /// The numbers of the tables, by lowercase name.
    private var numbers: [String: Int] = [:]
    /// The views that SQLite can compute.
    var views: [Table] = []
    /// The other views, with SQLite's messages.
    var unreadableViews: [(name: String, problem: String)] = []
    var virtualTables: [String] = []
    var triggers: [String] = []
    /// The collations that SQLite lacks, sorted.
    var collations: [String] = []
    /// The tables whose rows SQLite can't save without a function that it lacks.
    var unknownFunctions: [(table: String, function: String)] = []
    /// Whether Core Data or SwiftData wrote the database.
    var isCoreDataStore = false

    /// - Parameter isScript: Whether the database is made by a script, and other databases have other
    ///   rows.
    init(_ connection: Connection, isScript: Bool = false) throws(SQLiteProblem) {
        let rows = try connection.rows(
            """
            SELECT l.name, l.type, s.sql, l.wr, l.strict FROM pragma_table_list l
            JOIN sqlite_schema s ON s.name = l.name AND s.type IN ('table', 'view')
            WHERE l.schema = 'main' AND l.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
            ORDER BY s.rowid
            """
        )
        var viewNames: [String] = []
        for row in rows {
            let name = row[0] ?? ""
            switch row[1] ?? "" {
            case "view": viewNames.append(name)
            case "virtual": virtualTables.append(name)
            case "table":
                let hasRowNumbers = row[3] != "1"
                var table = Table(name: name, sql: row[2] ?? "", hasRowNumbers: hasRowNumbers)
                table.isStrict = row[4] == "1"
                try connection.describe(&table, isScript: isScript)
                tables.append(table)
            default: continue
            }
        }
        numberTables()
        triggers = try connection.rows(
            "SELECT name FROM sqlite_schema WHERE type = 'trigger' ORDER BY rowid"
        ).compactMap { $0[0] }
        for name in viewNames {
            do throws(SQLiteProblem) {
                views.append(try connection.view(name))
            } catch {
                unreadableViews.append(
                    (name, error.isOutOfTime ? "it takes too long" : error.message)
                )
            }
        }
        isCoreDataStore = tables.contains { $0.name.uppercased() == "Z_METADATA" }
        try findBrokenKeys(connection)
        collations = unknownCollations(connection)
        unknownFunctions = tables.compactMap(connection.unknownFunction)
    }

    private mutating func numberTables() {
        let names = tables.enumerated().map { ($1.name.lowercased(), $0) }
        numbers = Dictionary(names) { first, _ in first }
    }

    /// The table that a foreign key refers to.
    func referredTable(_ key: ForeignKey) -> Table? {
        numbers[key.table.lowercased()].map { tables[$0] }
    }

    /// What a foreign key of one column refers to.
    func reference(_ key: ForeignKey) -> ExistingReference {
        if let refusal = refusal(of: key) { return .refused(refusal) }
        guard let table = referredTable(key), table.key != nil, key.columns.count == 1 else {
            return .none
        }
        guard let name = key.referred ?? table.primaryKey.first else { return .none }
        if name.lowercased() == table.integerKey?.lowercased() { return .row }
        // A foreign key uses the collation of the column that it refers to; generated statements don't.
        let index = table.column(name).flatMap(table.uniqueIndex)
        guard let index, !index.hasCollation else { return .none }
        return index.columns[0].name.map(ExistingReference.column) ?? .none
    }
}

extension Schema {
    /// Adds virtual tables that this SQLite can't create, and removes the tables that they consist of.
    mutating func add(virtualTables names: [String]) {
        virtualTables += names
        let parts = [
            "config", "content", "data", "docsize", "idx", "node", "parent", "rowid", "segdir",
            "segments", "stat",
        ]
        let shadows = Set(
            names.flatMap { name in parts.map { "\(name)_\($0)".lowercased() } }
        )
        tables.removeAll { shadows.contains($0.name.lowercased()) }
        numberTables()
    }
}

extension Connection {
    fileprivate func describe(_ table: inout Table, isScript: Bool) throws(SQLiteProblem) {
        let name = table.name
        table.columns = try columns(name, isStrict: table.isStrict)
        if table.sql.uppercased().contains("COLLATE") {
            for index in table.columns.indices {
                table.columns[index].collation = collation(of: table.columns[index].name, in: name)
            }
        }
        try findContents(&table.columns, of: name, isScript: isScript)
        table.keys = try foreignKeys(name)
        table.indexes = try indexes(name)
    }

    func columns(
        _ table: String,
        isStrict: Bool = false
    ) throws(SQLiteProblem) -> [Column] {
        try rows(
            "SELECT name, type, \"notnull\", dflt_value, pk, hidden FROM pragma_table_xinfo(?)",
            table
        ).map { row in
            Column(
                name: row[0] ?? "",
                type: row[1] ?? "",
                isRequired: row[2] == "1",
                defaultText: row[3],
                keyIndex: row[4].flatMap { Int($0) } ?? 0,
                isGenerated: row[5] == "2" || row[5] == "3",
                isStrict: isStrict
            )
        }
    }

    private func foreignKeys(_ table: String) throws(SQLiteProblem) -> [ForeignKey] {
        try rows(
            """
            SELECT id, "table", "from", on_delete, "to", on_update FROM pragma_foreign_key_list(?)
            ORDER BY id DESC, seq
            """,
            table
        ).groupedByFirstColumn.map { rows in
            ForeignKey(
                table: rows[0][1] ?? "",
                columns: rows.map { $0[2] ?? "" },
                referredColumns: rows.compactMap { $0[4] },
                onDelete: rows[0][3] ?? "",
                onUpdate: rows[0][5] ?? ""
            )
        }
    }

    private func indexes(_ table: String) throws(SQLiteProblem) -> [TableIndex] {
        try rows(
            """
            SELECT l.seq, l.name, l."unique", l.origin, l.partial, x.name, x."desc", x.coll
            FROM pragma_index_list(?) l JOIN pragma_index_xinfo(l.name) x WHERE x.key = 1
            ORDER BY l.seq DESC, x.seqno
            """,
            table
        ).groupedByFirstColumn.map { rows in
            TableIndex(
                name: rows[0][1] ?? "",
                isUnique: rows[0][2] == "1",
                isConstraint: rows[0][3] != "c",
                isPrimaryKey: rows[0][3] == "pk",
                isPartial: rows[0][4] == "1",
                collations: rows.compactMap { $0[7] },
                columns: rows.map { ($0[5], $0[6] != "1") }
            )
        }
    }
}

extension [[String?]] {
    /// Successive rows with the same first value.
    fileprivate var groupedByFirstColumn: [[[String?]]] {
        var groups: [[[String?]]] = []
        for row in self {
            if groups.last?[0][0] == row[0] {
                groups[groups.count - 1].append(row)
            } else {
                groups.append([row])
            }
        }
        return groups
    }
}
