import CSQLite

extension Connection {
    /// Throws what committing would throw for references that lead nowhere.
    func checkReferences() throws {
        var (count, highest) = (0 as Int32, 0 as Int32)
        sqlite3_db_status(handle, SQLITE_DBSTATUS_DEFERRED_FKS, &count, &highest, 0)
        guard count != 0 else { return }
        let failure = SQLFailure(
            code: SQLITE_CONSTRAINT | 3 << 8,
            message: "FOREIGN KEY constraint failed",
            sql: "COMMIT",
            arguments: []
        )
        throw StoreError.constraint(failure)
    }

    /// The references that lead nowhere, whoever wrote them.
    func danglingReferences() throws -> [DanglingReference] {
        if let remote { return try remote.danglingReferences() }
        return try texts("PRAGMA foreign_key_check").compactMap { row -> DanglingReference? in
            guard let table = row[0], let number = row[3] else { return nil }
            let column =
                try texts(
                    "SELECT \"from\" FROM pragma_foreign_key_list(?1) WHERE id = \(number)",
                    table
                ).first?.first ?? nil
            let key = row[1].flatMap { Int64($0) }
            return column.map { DanglingReference(table: table, column: $0, key: key) }
        }
    }
}

/// A reference to a row that isn't there.
package struct DanglingReference {
    package let table: String
    package let column: String
    /// Nil in a join table, whose rows have none.
    package let key: Int64?
    /// The row that it leads to except for the distribution key, which is another one.
    package let target: Int64?

    package init(table: String, column: String, key: Int64?, target: Int64? = nil) {
        self.table = table
        self.column = column
        self.key = key
        self.target = target
    }
}
