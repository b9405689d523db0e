#if PostgreSQL
    import ModelStore

    extension SchemaChange {
        /// Gives a table its new form; its rows stay in place.
        mutating func alter(_ plan: TablePlan, from oldName: String) throws {
            guard let old = migration.match.old[table: oldName] else { return }
            let rows = migration.rows
            let table = AlteredTable(plan, old)
            if table.name != oldName {
                try rename(
                    oldName,
                    to: table.name,
                    isDistributed: old.distribution != nil
                )
            }
            for (name, newName) in table.renamedColumns {
                try alter(table, "RENAME COLUMN \(quoted(name)) TO \(quoted(newName))")
            }
            for name in table.removedConstraints {
                try alter(table, "DROP CONSTRAINT \(quoted(name))")
            }
            for (name, newName) in table.renamedConstraints {
                try renameConstraint(name, to: newName, of: table.name)
            }
            for statement in rows.removals(plan, from: table.name) {
                try write(statement, plan.table.name)
            }
            if let renaming = rows.renaming(plan, in: table.name) {
                try write(renaming, plan.table.name)
            }
            for name in table.removedColumns { try alter(table, "DROP COLUMN \(quoted(name))") }
            for change in table.otherTypes {
                if change.hadDefault { try alter(change.column, of: table, "DROP DEFAULT") }
                try alter(
                    change.column,
                    of: table,
                    "TYPE \(PostgreSQLDialect.type(change.column.type)) USING \(change.value)"
                )
            }
            for column in table.addedColumns {
                try alter(table, "ADD COLUMN \(table.definition(ofNew: column))")
            }
            for statement in rows.additions(plan, in: table.name) {
                try write(statement, plan.table.name)
            }
            for (column, action) in table.rules { try alter(column, of: table, action) }
            let add = "ALTER TABLE \(quoted(table.name)) ADD "
            for (check, column) in table.addedChecks {
                let name = constraintName(plan.table.name, [column], "check")
                try self.add(add + check, name, of: plan.table.name, column)
            }
            for (unique, columns) in table.addedUnique {
                try execute(add + unique, plan.table.name, columns)
            }
        }

        private func alter(_ table: AlteredTable, _ action: String) throws {
            try execute("ALTER TABLE \(quoted(table.name)) \(action)", table.plan.table.name)
        }

        private func alter(_ column: ColumnSchema, of table: AlteredTable, _ action: String) throws
        {
            try execute(
                "ALTER TABLE \(quoted(table.name)) ALTER COLUMN \(quoted(column.name)) \(action)",
                table.plan.table.name,
                column.name
            )
        }
    }
#endif
