/// Moves the rows of a migration, in a file and on a server alike.
package struct MigrationRows {
    let plan: MigrationPlan
    let connection: Connection
    let dialect: any MigrationDialect

    /// Numbers rows that get other keys, and computes what new columns need.
    package func prepare() throws {
        try makeKeyMaps()
        for (table, values) in initialTables { try computeValues(table, values) }
    }

    /// The statements that write the rows of a table to its new form.
    package func insertions(_ plan: TablePlan, into name: String) -> [String] {
        plan.sources.map { source in
            let table = plan.table
            let isMoved = self.plan.movedTables.contains(source.oldTable.name)
            let key =
                isMoved
                ? KeyMap.newKey(of: "o.\"_pk\"", from: source.oldTable.name, in: table.name)
                : "o.\"_pk\""
            var columns = [("_pk", key)]
            if table.hasTypeColumn { columns.append(("_type", literal(source.entity.name))) }
            for column in table.columns {
                guard let value = source.values[column.name] else { continue }
                columns.append((column.name, value.value(of: column, dialect)))
            }
            return "INSERT INTO \(quoted(name)) (\(SQLiteDialect.list(columns.map(\.0)))) SELECT"
                + " \(columns.map(\.1).joined(separator: ", ")) FROM \(source.rows)"
                + " ORDER BY o.\"_pk\""
        }
    }

    /// Removes the temporary tables.
    package func finish() throws {
        let names = plan.movedTables.sorted().map(KeyMap.name) + initialTables.map(\.table)
        for name in names { try connection.execute("DROP TABLE \(quoted(name))") }
    }
}

// MARK: - Rows that stay in their table

extension MigrationRows {
    /// The statements that remove the rows of entities that are gone.
    package func removals(_ plan: TablePlan, from name: String) -> [String] {
        guard plan.table.hasTypeColumn else { return [] }
        let types = plan.sources.map { "\"_type\" <> \(literal($0.oldEntity.name))" }
        return ["DELETE FROM \(quoted(name)) WHERE \(types.joined(separator: " AND "))"]
    }

    /// The statement that gives rows the new names of their entities; `nil` if none has one.
    package func renaming(_ plan: TablePlan, in name: String) -> String? {
        let renamed = plan.sources.filter { $0.entity.name != $0.oldEntity.name }
        guard plan.table.hasTypeColumn, !renamed.isEmpty else { return nil }
        let cases = renamed.map {
            "WHEN \(literal($0.oldEntity.name)) THEN \(literal($0.entity.name))"
        }
        let tests = renamed.map { "\"_type\" = \(literal($0.oldEntity.name))" }
        return
            "UPDATE \(quoted(name)) SET \"_type\" = CASE \"_type\" \(cases.joined(separator: " "))"
            + " END WHERE \(tests.joined(separator: " OR "))"
    }

    /// The statements that give rows the values that they lack.
    package func additions(_ plan: TablePlan, in name: String) -> [String] {
        let known = Set(plan.oldColumns.keys)
        var statements: [String] = []
        for source in plan.sources {
            let type = " AND o.\"_type\" = \(literal(source.entity.name))"
            let rows = " WHERE TRUE" + (plan.table.hasTypeColumn ? type : "")
            for column in plan.table.columns {
                guard let value = source.values[column.name], let fallback = value.fallback else {
                    continue
                }
                // Looking for gaps would read every row.
                if value.column.flatMap({ source.oldTable[$0] })?.isRequired == true { continue }
                let isNew = !known.contains(column.name)
                if isNew, column.isRequired, column.defaultValue != nil { continue }
                let target = quoted(column.name)
                statements.append(
                    "UPDATE \(quoted(name)) AS o SET \(target) = \(fallback.sql(column.type, dialect))"
                        + "\(rows) AND o.\(target) IS NULL"
                )
            }
        }
        return statements
    }
}

// MARK: - Keys

extension MigrationRows {
    /// Numbers the rows of tables that are split or joined.
    private func makeKeyMaps() throws {
        for name in plan.movedTables.sorted() {
            let map = quoted(KeyMap.name(of: name))
            try connection.execute(
                "CREATE TEMP TABLE \(map)"
                    + " (\"old\" BIGINT, \"table\" TEXT, \"new\" BIGINT, PRIMARY KEY (\"old\", \"table\"))"
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
            "SELECT max(k.\"last\") FROM (SELECT max(\"_pk\") AS \"last\" FROM \(quoted(table))"
                + " UNION ALL SELECT \"last\" FROM \"_ModelStore_keys\" WHERE \"name\" ="
                + " \(literal(table))) k"
        ) ?? 0
    }

    /// The highest key of each new table.
    package func lastKeys() throws -> [(table: String, key: Int64)] {
        try plan.tables.compactMap { plan in
            guard let last = plan.oldTables.last else { return nil }
            let key = try keyOffset(of: last, in: plan) + lastKey(of: last)
            return (plan.table.name, key)
        }
    }

    /// Has new rows get keys behind those that there are.
    package func write(_ keys: [(table: String, key: Int64)]) throws {
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

// MARK: - Values

extension MigrationRows {
    /// Values that are computed for each row.
    private struct InitialValues {
        let type: ColumnType
        /// The rows of each old entity that lack a value.
        var sources: [(rows: String, bind: RowValues)] = []
    }

    /// The temporary tables with the values, in a fixed order.
    private var initialTables: [(table: String, values: InitialValues)] {
        var found: [String: InitialValues] = [:]
        for plan in plan.tables {
            for source in plan.sources {
                for column in plan.table.columns {
                    guard let value = source.values[column.name],
                        case .initial(let bind, let table) = value.fallback
                    else { continue }
                    let missing = value.oldValue.map { " AND \($0) IS NULL" } ?? ""
                    found[table, default: InitialValues(type: column.type)].sources.append(
                        (source.rows + missing, bind)
                    )
                }
            }
        }
        return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private func computeValues(_ table: String, _ values: InitialValues) throws {
        try connection.execute(dialect.createValues(table, values.type))
        for (rows, bind) in values.sources {
            let found = try Statement(connection, "SELECT o.\"_pk\" FROM \(rows)", isKept: false)
            var keys: [Int64] = []
            while try found.step() {
                keys.append(found.integer(0))
                guard keys.count == Self.batch else { continue }
                try insert(keys, bind, table)
                keys = []
            }
            if !keys.isEmpty { try insert(keys, bind, table) }
        }
    }

    /// A server answers once for as many rows.
    private static let batch = 256

    private func insert(_ keys: [Int64], _ bind: RowValues, _ table: String) throws {
        let rows = (0..<keys.count).map { "(?\(2 * $0 + 1), ?\(2 * $0 + 2))" }
        let statement = try connection.statement(
            "INSERT INTO \(quoted(table)) VALUES \(rows.joined(separator: ", "))"
        )
        defer { statement.reset() }
        for (number, key) in keys.enumerated() {
            statement.startRow(number, of: 2)
            bind(statement, key)
            statement.bind(1, key)
        }
        try statement.run()
    }
}
