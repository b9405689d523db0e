extension MigrationRun {
    /// Writes the rows of a table to its new form.
    mutating func fill(_ plan: TablePlan) throws {
        let table = plan.table
        let name = Self.temporaryName(table.name)
        try connection.execute(SQLiteDialect.create(table, named: name))
        for source in plan.sources {
            let isMoved = self.plan.movedTables.contains(source.oldTable.name)
            let key =
                isMoved
                ? KeyMap.newKey(of: "o.\"_pk\"", from: source.oldTable.name, in: table.name)
                : "o.\"_pk\""
            var columns = [("_pk", key)]
            if table.hasTypeColumn { columns.append(("_type", literal(source.entity.name))) }
            for column in table.columns {
                guard let value = source.values[column.name] else { continue }
                columns.append((column.name, value.value(in: column.destination)))
            }
            try execute(
                "INSERT INTO \(quoted(name)) (\(SQLiteDialect.list(columns.map(\.0)))) SELECT"
                    + " \(columns.map(\.1).joined(separator: ", ")) FROM \(source.rows)"
                    + " ORDER BY o.\"_pk\""
            )
        }
    }

    /// Writes the pairs of a relationship to their new table.
    mutating func fill(_ join: JoinPlan) throws {
        if join.isKept { return }
        let name = Self.temporaryName(join.table.name)
        try connection.execute(SQLiteDialect.create(join.table, named: name))
        for rows in join.rows { try execute("INSERT OR IGNORE INTO \(quoted(name)) \(rows)") }
    }

    /// Removes the tables whose rows have been written elsewhere, and those of removed entities.
    func dropOldTables() throws {
        let altered = plan.tables.compactMap { plan -> String? in
            if case .alter(let old) = plan.kind { old } else { nil }
        }
        let kept = plan.tables.filter { $0.kind == .keep }.map(\.table.name)
        let left = Set(altered + kept + plan.joins.filter(\.isKept).map(\.table.name))
        for table in match.old.tables where !left.contains(table.name) {
            try connection.execute("DROP TABLE \(quoted(table.name))")
        }
    }

    /// Gives a table that is new, or was rewritten, its name.
    func finish(_ plan: TablePlan) throws {
        switch plan.kind {
        case .create: try connection.execute(SQLiteDialect.create(plan.table))
        case .rebuild: try rename(Self.temporaryName(plan.table.name), to: plan.table.name)
        case .alter:
            let name = Self.temporaryName(plan.table.name)
            if try exists(name) { try rename(name, to: plan.table.name) }
        case .keep: break
        }
    }

    private func exists(_ table: String) throws -> Bool {
        try !connection.texts(
            "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?1",
            table
        ).isEmpty
    }

    /// Makes the indexes that the model has, and removes others.
    func writeIndexes() throws {
        let tables = plan.tables.map(\.table) + plan.joins.map(\.table)
        var wanted: [String: String] = [:]
        for table in tables {
            for index in table.indexes {
                wanted[index.name] = SQLiteDialect.create(index, on: table.name)
            }
        }
        let names = Set(tables.map(\.name))
        let present = try connection.texts(
            "SELECT name, tbl_name, sql FROM sqlite_schema WHERE type = 'index' AND sql NOT NULL"
        )
        for row in present {
            guard let name = row[0], let table = row[1], names.contains(table) else { continue }
            if wanted[name] == row[2] {
                wanted[name] = nil
            } else {
                try connection.execute("DROP INDEX \(quoted(name))")
            }
        }
        for table in tables {
            for index in table.indexes {
                if let statement = wanted[index.name] { try connection.execute(statement) }
            }
        }
    }
}

extension ColumnSchema {
    /// The table that a reference leads to.
    var destination: String {
        if case .reference(let table, _) = type { table } else { "" }
    }
}
