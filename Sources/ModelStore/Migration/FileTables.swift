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
                columns: entity.columns.filter(columns.contains),
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
            TableSchema(named: name, tables[name] ?? [], like: model[table: name])
        }
    }
}

extension TableSchema {
    fileprivate init(named name: String, _ columns: [FileTables.Column], like model: TableSchema?) {
        let names = Set(columns.map(\.name))
        self.name = name
        isJoinTable = !names.contains("_pk")
        hasTypeColumn = names.contains("_type")
        types = hasTypeColumn ? model?.types ?? [] : []
        self.columns = columns.filter { $0.name != "_pk" && $0.name != "_type" }.map { column in
            ColumnSchema(column, like: model?[column.name])
        }
        unique = model?.unique ?? []
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
        isUnique = model?.isUnique ?? false
        requiredFor = column.isRequired ? [] : model?.requiredFor ?? []
    }
}
