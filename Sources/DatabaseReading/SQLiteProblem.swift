import CSQLite

/// An error of SQLite. For example: `file is not a database`.
package struct SQLiteProblem: Error {
    package let code: Int32
    package let message: String

    /// Whether the connection's time limit was reached.
    package var isOutOfTime: Bool { code == SQLITE_INTERRUPT }

    /// Whether a file can't be opened, which may be one beside the database.
    package var isUnopenable: Bool { code == SQLITE_CANTOPEN }

    /// Whether the file isn't a database, or an encrypted one.
    package var isNoDatabase: Bool { code == SQLITE_NOTADB }

    /// Whether a schema that isn't trusted calls a function for JSON, which SQLite doesn't call harmless.
    var isUnsafeUseOfJSON: Bool {
        let message = message.lowercased()
        return ["json", "->"].contains { message.contains("unsafe use of \($0)") }
    }
}
