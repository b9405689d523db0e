/// Clears the references to rows that a migration has removed.
struct ReferenceCleaning {
    let schema: StoreSchema
    let connection: Connection

    /// - Throws: `MigrationProblem` if a row needs what it referred to.
    func run() throws {
        let broken = try connection.texts("PRAGMA foreign_key_check")
        guard !broken.isEmpty else { return }
        var columns: [String: [String: String]] = [:]
        for row in broken {
            guard let name = row[0], let table = schema[table: name], let number = row[3] else {
                continue
            }
            if columns[name] == nil { columns[name] = try referenceColumns(of: name) }
            guard let column = columns[name]?[number] else { continue }
            try clear(column, of: table, row[1])
        }
    }

    /// The column of each foreign key, by the number that SQLite gives it.
    private func referenceColumns(of table: String) throws -> [String: String] {
        let rows = try connection.texts(
            "SELECT id, \"from\" FROM pragma_foreign_key_list(?1)",
            table
        )
        return Dictionary(
            rows.compactMap { row in row[0].flatMap { id in row[1].map { (id, $0) } } },
            uniquingKeysWith: { first, _ in first }
        )
    }

    private func clear(_ column: String, of table: TableSchema, _ key: String?) throws {
        guard let reference = table[column], case .reference(let target, _) = reference.type else {
            return
        }
        let isBroken =
            "\(quoted(column)) NOT NULL AND NOT EXISTS (SELECT 1 FROM \(quoted(target)) t"
            + " WHERE t.\"_pk\" = \(quoted(table.name)).\(quoted(column)))"
        guard !table.isJoinTable else {
            return try connection.execute("DELETE FROM \(quoted(table.name)) WHERE \(isBroken)")
        }
        guard reference.isOptional else {
            throw MigrationProblem(
                .noValue,
                table.name,
                column,
                keys: [key.flatMap(Int64.init)].compactMap(\.self),
                rowCount: 1,
                "the object that it needs was of an entity that is gone; remove or relate it in a"
                    + " custom stage"
            )
        }
        try connection.execute(
            "UPDATE \(quoted(table.name)) SET \(quoted(column)) = NULL WHERE \(isBroken)"
        )
    }
}
