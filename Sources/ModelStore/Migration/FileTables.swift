/// The tables of a file as SQLite sees them.
struct FileTables {
    /// In the order in which they were created.
    let names: [String]
    private let columnsByTable: [String: [Column]]
    /// The columns of each constraint that makes values unique, by table.
    private let uniqueByTable: [String: [[String]]]
    /// The foreign keys, by table and column.
    private let referencesByTable: [String: [String: Reference]]

    struct Column: Sendable {
        let name: String
        let storage: SQLiteStorage?
        let isRequired: Bool
        /// As SQL. For example: `'open'`.
        let defaultSQL: String?
    }

    struct Reference: Sendable {
        let table: String
        let deleteRule: DeleteRule
    }

    /// - Parameter table: the only table of interest; `nil` for all but the library's own.
    init(_ connection: Connection, ofTable table: String? = nil) throws {
        let rows = try connection.texts(
            """
            SELECT t.name, c.name, c.type, c."notnull", c.dflt_value
            FROM sqlite_schema t JOIN pragma_table_info(t.name) c
            WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite@_%' ESCAPE '@'
            AND t.name = coalesce(?1, t.name) ORDER BY t.rowid, c.cid
            """,
            table
        )
        var names: [String] = []
        var columns: [String: [Column]] = [:]
        for row in rows {
            guard let owner = row[0], let name = row[1],
                table != nil || !StoreFormat.isOwn(table: owner)
            else { continue }
            if columns[owner] == nil { names.append(owner) }
            columns[owner, default: []].append(
                Column(
                    name: name,
                    storage: row[2].flatMap(SQLiteStorage.init),
                    isRequired: row[3] == "1",
                    defaultSQL: row[4]
                )
            )
        }
        self.names = names
        columnsByTable = columns
        uniqueByTable = try Self.unique(connection, ofTable: table)
        referencesByTable = try Self.references(connection, ofTable: table)
    }

    private static func unique(_ connection: Connection, ofTable table: String?) throws -> [String:
        [[String]]]
    {
        let rows = try connection.texts(
            """
            SELECT t.name, i.name, c.name FROM sqlite_schema t JOIN pragma_index_list(t.name) i
            JOIN pragma_index_info(i.name) c
            WHERE t.type = 'table' AND t.name = coalesce(?1, t.name) AND i.origin = 'u'
            ORDER BY t.name, i.seq DESC, c.seqno
            """,
            table
        )
        var unique: [String: [[String]]] = [:]
        var last: String?
        for row in rows {
            guard let table = row[0], let column = row[2] else { continue }
            var constraints = unique[table] ?? []
            if row[1] != last { constraints.append([]) }
            constraints[constraints.count - 1].append(column)
            unique[table] = constraints
            last = row[1]
        }
        return unique
    }

    private static func references(_ connection: Connection, ofTable table: String?) throws
        -> [String: [String: Reference]]
    {
        let rows = try connection.texts(
            """
            SELECT t.name, f."from", f."table", f.on_delete FROM sqlite_schema t
            JOIN pragma_foreign_key_list(t.name) f
            WHERE t.type = 'table' AND t.name = coalesce(?1, t.name)
            """,
            table
        )
        var references: [String: [String: Reference]] = [:]
        for row in rows {
            guard let owner = row[0], let column = row[1], let table = row[2] else { continue }
            let rules: [String: DeleteRule] = ["CASCADE": .cascade, "SET NULL": .nullify]
            references[owner, default: [:]][column] = Reference(
                table: table,
                deleteRule: rules[row[3] ?? ""] ?? .deny
            )
        }
        return references
    }

    func unique(_ table: String) -> [[String]] { uniqueByTable[table] ?? [] }

    func references(_ table: String) -> [String: Reference] { referencesByTable[table] ?? [:] }

    subscript(table: String) -> [Column]? { columnsByTable[table] }

    /// Whether a table has exactly these columns, in whatever order.
    func hold(_ table: TableSchema) -> Bool {
        self[table.name].map { Set($0.map(\.name)) == Set(table.columnNames) } ?? false
    }
}
