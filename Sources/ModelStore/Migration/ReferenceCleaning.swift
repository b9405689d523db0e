/// Clears the references to rows that a migration has removed.
struct ReferenceCleaning {
    let schema: StoreSchema
    let connection: Connection

    /// - Throws: `MigrationProblem` if a row needs what it referred to.
    func run() throws {
        for table in schema.tables {
            for column in table.columns {
                if let key = column.type.foreignKey { try clear(column, of: table, key.table) }
            }
        }
    }

    private func clear(_ column: ColumnSchema, of table: TableSchema, _ target: String) throws {
        let name = quoted(column.name)
        let broken =
            "\(quoted(table.name)) WHERE \(name) IS NOT NULL AND NOT EXISTS (SELECT 1 FROM"
            + " \(quoted(target)) t WHERE t.\"_pk\" = \(quoted(table.name)).\(name))"
        if table.isJoinTable { return try connection.execute("DELETE FROM \(broken)") }
        let lost = try connection.integer("SELECT \"_pk\" FROM \(broken) LIMIT 1")
        guard let lost else { return }
        guard column.isOptional else {
            throw MigrationProblem(
                .noValue,
                table.name,
                column.name,
                keys: [lost],
                rowCount: 1,
                "the object that it needs was of an entity that is gone; remove or relate it in a"
                    + " custom stage"
            )
        }
        let rows = broken.dropFirst(quoted(table.name).count)
        try connection.execute("UPDATE \(quoted(table.name)) SET \(name) = NULL\(rows)")
    }
}
