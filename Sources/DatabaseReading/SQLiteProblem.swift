import CSQLite

/// An error of SQLite. For example: `file is not a database`.
package struct SQLiteProblem: Error {
    package let code: Int32
    package let message: String

    /// Whether the connection's time limit was reached.
    package var isOutOfTime: Bool { code == SQLITE_INTERRUPT }

    /// Whether a schema that isn't trusted calls a function that isn't known to be harmless.
    var isUnsafeUse: Bool { message.contains("unsafe use of ") }
}
