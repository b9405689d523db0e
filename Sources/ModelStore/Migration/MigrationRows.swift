/// Moves the rows of a migration, in a file and on a server alike.
package struct MigrationRows {
    let plan: MigrationPlan
    let connection: Connection
    let dialect: any MigrationDialect

    /// Numbers rows that get other keys, and computes what new columns need.
    package func prepare() throws {
        try makeKeyMaps()
        for (table, values) in computedTables { try computeValues(table, values) }
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
        let names = plan.movedTables.sorted().map(KeyMap.name) + computedTables.map(\.table)
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
    fileprivate struct ComputedValues {
        let type: ColumnType
        var sources: [Source] = []

        /// Rows of an old entity that get such a value.
        struct Source {
            let rows: String
            /// What the values are computed from; `nil` if that's the key alone.
            var oldValue: String?
            let bind: (_ statement: Statement, _ key: Int64, _ oldText: String) -> Void
        }
    }

    /// The temporary tables with the values, in a fixed order.
    private var computedTables: [(table: String, values: ComputedValues)] {
        var found: [String: ComputedValues] = [:]
        for plan in plan.tables {
            for source in plan.sources {
                for column in plan.table.columns {
                    guard let value = source.values[column.name] else { continue }
                    for (table, values) in value.computed(for: source) {
                        found[table, default: ComputedValues(type: column.type)].sources
                            .append(values)
                    }
                }
            }
        }
        return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private func computeValues(_ table: String, _ values: ComputedValues) throws {
        try connection.execute(dialect.createValues(table, values.type))
        for source in values.sources {
            let found = try Statement(
                connection,
                "SELECT o.\"_pk\"\(source.oldValue.map { ", \($0)" } ?? "") FROM \(source.rows)",
                isKept: false
            )
            var rows: [(key: Int64, text: String)] = []
            while try found.step() {
                rows.append((found.integer(0), source.oldValue == nil ? "" : found.text(1)))
                guard rows.count == Self.batch else { continue }
                try insert(rows, source.bind, table)
                rows = []
            }
            if !rows.isEmpty { try insert(rows, source.bind, table) }
        }
    }

    /// A server answers once for as many rows.
    private static let batch = 256

    private func insert(
        _ rows: [(key: Int64, text: String)],
        _ bind: (_ statement: Statement, _ key: Int64, _ oldText: String) -> Void,
        _ table: String
    ) throws {
        let places = rows.indices.map { "(?\(2 * $0 + 1), ?\(2 * $0 + 2))" }
        let statement = try connection.statement(
            "INSERT INTO \(quoted(table)) VALUES \(places.joined(separator: ", "))"
        )
        defer { statement.reset() }
        for (number, (key, text)) in rows.enumerated() {
            statement.startRow(number, of: 2)
            bind(statement, key, text)
            statement.bind(1, key)
        }
        try statement.run()
    }
}

extension ColumnSource {
    /// The temporary tables that a column's values need, with the rows that have values there.
    fileprivate func computed(for source: MovedRows)
        -> [(table: String, values: MigrationRows.ComputedValues.Source)]
    {
        var tables: [(table: String, values: MigrationRows.ComputedValues.Source)] = []
        if case .initial(let bind, let table) = fallback {
            let missing = oldValue.map { " AND \($0) IS NULL" } ?? ""
            tables.append(
                (
                    table,
                    .init(rows: source.rows + missing) { statement, key, _ in bind(statement, key) }
                )
            )
        }
        if let renaming, let oldValue {
            let rows = "\(source.rows) AND \(oldValue) IS NOT NULL"
            tables.append(
                (
                    renaming.table,
                    .init(rows: rows, oldValue: oldValue) { statement, _, text in
                        statement.bind(0, renaming.renamed(text))
                    }
                )
            )
        }
        return tables
    }
}
