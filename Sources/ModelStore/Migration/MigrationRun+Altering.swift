extension MigrationRun {
    /// Renames and adds columns, and replaces the table's definition, without rewriting its rows.
    mutating func alter(_ plan: TablePlan, from old: String) throws {
        // Another table may still have the name.
        let name = old == plan.table.name ? old : Self.temporaryName(plan.table.name)
        if name != old { try rename(old, to: name) }
        try renameColumns(plan, name)
        try removeRows(plan, name)
        try renameTypes(plan, name)
        try addColumns(plan, name)
        try replaceDefinition(of: name, plan.table, hasRules: false)
        try fillGaps(plan, name)
        try replaceDefinition(of: name, plan.table, hasRules: true)
    }

    private func renameColumns(_ plan: TablePlan, _ name: String) throws {
        for (column, old) in plan.oldColumns.sorted(by: { $0.key < $1.key }) where column != old {
            try connection.execute(
                "ALTER TABLE \(quoted(name)) RENAME COLUMN \(quoted(old)) TO \(quoted(column))"
            )
        }
    }

    /// Removes the rows of entities that are gone.
    private mutating func removeRows(_ plan: TablePlan, _ name: String) throws {
        guard plan.table.hasTypeColumn else { return }
        let types = plan.sources.map { "\"_type\" <> \(literal($0.oldEntity.name))" }
        try execute("DELETE FROM \(quoted(name)) WHERE \(types.joined(separator: " AND "))")
    }

    private mutating func renameTypes(_ plan: TablePlan, _ name: String) throws {
        let renamed = plan.sources.filter { $0.entity.name != $0.oldEntity.name }
        guard plan.table.hasTypeColumn, !renamed.isEmpty else { return }
        // The old definition refuses the new names; all at once, so that two may change places.
        try replaceDefinition(of: name, plan.table, hasRules: false)
        let cases = renamed.map {
            "WHEN \(literal($0.oldEntity.name)) THEN \(literal($0.entity.name))"
        }
        let tests = renamed.map { "\"_type\" = \(literal($0.oldEntity.name))" }
        try execute(
            "UPDATE \(quoted(name)) SET \"_type\" = CASE \"_type\" \(cases.joined(separator: " "))"
                + " END WHERE \(tests.joined(separator: " OR "))"
        )
    }

    private func addColumns(_ plan: TablePlan, _ name: String) throws {
        let known = Set(plan.oldColumns.keys)
        for column in plan.table.columns where !known.contains(column.name) {
            var added = column
            // What the definition asks for holds once every row has its value.
            added.check = nil
            if !column.isRequired || column.defaultValue == nil { added.isOptional = true }
            let definition = SQLiteDialect.plainDefinition(of: added)
            try connection.execute("ALTER TABLE \(quoted(name)) ADD COLUMN \(definition)")
        }
    }

    /// Gives rows the values that they lack.
    private mutating func fillGaps(_ plan: TablePlan, _ name: String) throws {
        let known = Set(plan.oldColumns.keys)
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
                try execute(
                    "UPDATE \(quoted(name)) AS o SET \(target) = \(fallback.sql)"
                        + "\(rows) AND o.\(target) IS NULL"
                )
            }
        }
    }
}

// MARK: - Definitions

extension MigrationRun {
    /// Replaces the definition of a table, whose rows fit the new one as they are.
    ///
    /// SQLite documents this way for changes that don't concern what is stored: rules, defaults and
    /// the actions of references. For example: relaxing a rule takes no longer for a million rows.
    /// - Parameter hasRules: false for a definition that lets rows be changed first.
    private func replaceDefinition(
        of name: String,
        _ table: TableSchema,
        hasRules: Bool
    ) throws {
        let columns = try FileTables(connection, ofTable: name)[name] ?? []
        let definition = SQLiteDialect.create(table, named: name, as: columns, hasRules: hasRules)
        let version = try connection.integer("PRAGMA schema_version") ?? 0
        connection.allowSchemaChanges()
        try connection.execute("PRAGMA writable_schema = ON")
        try connection.execute(
            "UPDATE sqlite_schema SET sql = \(literal(definition)) WHERE type = 'table' AND name ="
                + " \(literal(name))"
        )
        try connection.execute("PRAGMA schema_version = \(version + 1)")
        try connection.execute("PRAGMA writable_schema = RESET")
        // Throws, so that everything is undone, if SQLite can't read the definition.
        try connection.execute("SELECT 1 FROM \(quoted(name)) LIMIT 0")
    }
}
