/// The tables of a file as SQLite sees them.
struct FileTables {
    /// In the order in which they were created.
    let names: [String]
    private let columnsByTable: [String: [Column]]

    struct Column: Sendable {
        let name: String
        let storage: SQLiteStorage?
        let isRequired: Bool
        /// As SQL. For example: `'open'`.
        let defaultSQL: String?
        /// Whether no two rows have the same value.
        var isUnique = false
    }

    /// The columns that are unique together, for each constraint over several.
    private(set) var unique: [String: [[String]]] = [:]

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
        for constraint in try Self.uniqueColumns(connection) {
            guard columns[constraint.table] != nil else { continue }
            if constraint.columns.count > 1 {
                unique[constraint.table, default: []].append(constraint.columns)
            }
            for index in columns[constraint.table]?.indices ?? 0..<0
            where [columns[constraint.table]?[index].name] == constraint.columns {
                columns[constraint.table]?[index].isUnique = true
            }
        }
        self.names = names
        columnsByTable = columns
    }

    /// The unique constraints of all tables, in the order in which a definition has them.
    private static func uniqueColumns(
        _ connection: Connection
    ) throws -> [(table: String, columns: [String])] {
        let rows = try connection.texts(
            """
            SELECT t.name, l.name, c.name
            FROM sqlite_schema t JOIN pragma_index_list(t.name) l JOIN pragma_index_info(l.name) c
            WHERE t.type = 'table' AND l.origin = 'u' ORDER BY t.rowid, l.seq DESC, c.seqno
            """
        )
        var constraints: [(table: String, columns: [String])] = []
        var last: String?
        for row in rows {
            guard let table = row[0], let column = row[2] else { continue }
            if row[1] != last { constraints.append((table, [])) }
            last = row[1]
            constraints[constraints.count - 1].columns.append(column)
        }
        return constraints
    }

    subscript(table: String) -> [Column]? { columnsByTable[table] }

    /// Whether a table has exactly these columns, in whatever order.
    func hold(_ table: TableSchema) -> Bool {
        self[table.name].map { Set($0.map(\.name)) == Set(table.columnNames) } ?? false
    }
}

extension StoreSchema {
    /// The part of a schema that a file has, for a file that says nothing of its own.
    ///
    /// What its columns store is taken from the model where SQLite stores both alike.
    init(of tables: FileTables, like model: StoreSchema) {
        version = nil
        entities = model.entities.filter { tables[$0.table] != nil }.map { entity in
            let columns = Set(tables[entity.table]?.map(\.name) ?? [])
            return EntitySchema(
                name: entity.name,
                parent: entity.parent,
                isAbstract: entity.isAbstract,
                renamedFrom: [],
                table: entity.table,
                columns: entity.columns.compactMap { name in
                    if columns.contains(name) { return name }
                    let earlier = model[table: entity.table]?[name]?.renamedFrom ?? []
                    return earlier.first(where: columns.contains)
                },
                relationships: entity.relationships.filter { relationship in
                    switch relationship.storage {
                    case .column(let column, _): columns.contains(column)
                    case .inverseColumn: true
                    case .joinTable(let table, _, _, _): tables[table] != nil
                    }
                }
            )
        }
        self.tables = tables.names.map { name in
            TableSchema(named: name, tables, like: model[table: name])
        }
    }
}

extension TableSchema {
    fileprivate init(named name: String, _ tables: FileTables, like model: TableSchema?) {
        let columns = tables[name] ?? []
        let names = Set(columns.map(\.name))
        self.name = name
        isJoinTable = !names.contains("_pk")
        hasTypeColumn = names.contains("_type")
        types = hasTypeColumn ? model?.types ?? [] : []
        self.columns = columns.filter { $0.name != "_pk" && $0.name != "_type" }.map { column in
            ColumnSchema(
                column,
                like: model?[column.name]
                    ?? model?.columns.first { $0.renamedFrom.contains(column.name) }
            )
        }
        unique = tables.unique[name] ?? []
        indexes = []
    }
}

extension ColumnSchema {
    fileprivate init(_ column: FileTables.Column, like model: ColumnSchema?) {
        let storage = column.storage ?? .text
        let type: ColumnType =
            if let model, model.type.storage == storage {
                model.type
            } else {
                switch storage {
                case .integer: .int64
                case .real: .double
                case .text: .string
                case .blob: .data
                }
            }
        self.init(column.name, type, isOptional: !column.isRequired)
        isUnique = column.isUnique
        requiredFor = column.isRequired ? [] : model?.requiredFor ?? []
    }
}
