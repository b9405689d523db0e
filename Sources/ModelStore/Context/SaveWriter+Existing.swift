import CSQLite

// Rows of tables that another program made.
extension SaveWriter {
    /// The highest key of an existing table so far; with `AUTOINCREMENT`, of deleted rows, too.
    func lastKey(inExisting registration: ContextEntity) throws -> Int64 {
        let (connection, info) = (try registration.connection, registration.info)
        let last = "SELECT max(\(info.key)) FROM \(quoted(info.tableName))"
        let present = max(0, try connection.integer(last) ?? 0)
        let counted =
            try connection.integer(
                "SELECT 1 FROM sqlite_schema WHERE name = 'sqlite_sequence' AND type = 'table'"
            ) != nil
        guard counted else { return present }
        let statement = try connection.statement(
            "SELECT max(seq) FROM sqlite_sequence WHERE name = ?1 COLLATE NOCASE"
        )
        statement.bind(0, info.tableName)
        defer { statement.reset() }
        return try statement.step()
            ? max(present, sqlite3_column_int64(statement.handle, 0)) : present
    }

    /// Deletes the pairs of deleted objects: not every database does it along with their rows.
    func deletePairs() throws {
        // The tables of a schema are all of one kind.
        guard context.entities.first?.info.existing != nil else { return }
        for object in context.deleted {
            guard let registration = object.registration else { continue }
            for join in registration.info.relationships.compactMap(\.join) {
                _ = try registration.connection.integer(
                    "DELETE FROM \(quoted(join.table)) WHERE \(quoted(join.owner)) = ?1",
                    object.key
                )
            }
        }
    }
}
