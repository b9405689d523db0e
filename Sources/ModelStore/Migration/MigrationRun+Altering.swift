extension MigrationRun {
    /// Renames and adds columns, and replaces the table's definition, without rewriting its rows.
    mutating func alter(_ plan: TablePlan, from old: String) throws {
        // Another table may still have the name.
        let name = old == plan.table.name ? old : Self.temporaryName(plan.table.name)
        if name != old { try rename(old, to: name) }
        try renameColumns(plan, name)
        for statement in rows.removals(plan, from: name) { try execute(statement) }
        if let renaming = rows.renaming(plan, in: name) {
            // The old definition refuses the new names; all at once, so that two may change places.
            try replaceDefinition(of: name, plan.table, hasRules: false)
            try execute(renaming)
        }
        try addColumns(plan, name)
        try replaceDefinition(of: name, plan.table, hasRules: false)
        for statement in rows.additions(plan, in: name) { try execute(statement) }
        try replaceDefinition(of: name, plan.table, hasRules: true)
    }

    private func renameColumns(_ plan: TablePlan, _ name: String) throws {
        for (column, old) in plan.oldColumns.sorted(by: { $0.key < $1.key }) where column != old {
            try connection.execute(
                "ALTER TABLE \(quoted(name)) RENAME COLUMN \(quoted(old)) TO \(quoted(column))"
            )
        }
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
