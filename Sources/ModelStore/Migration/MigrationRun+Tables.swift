extension MigrationRun {
    /// Writes the rows of a table to its new form.
    mutating func fill(_ plan: TablePlan) throws {
        let name = Self.temporaryName(plan.table.name)
        try connection.execute(SQLiteDialect.create(plan.table, named: name))
        for statement in rows.insertions(plan, into: name) { try execute(statement) }
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
        let left = plan.tablesThatStay
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
            if try connection.hasTable(name) { try rename(name, to: plan.table.name) }
        case .keep: break
        }
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
