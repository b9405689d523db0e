import CSQLite

/// An error of SQLite. For example: `file is not a database`.
package struct SQLiteProblem: Error {
    package let code: Int32
    package let message: String

    /// Whether the connection's time limit was reached.
    package var isOutOfTime: Bool { code == SQLITE_INTERRUPT }
}
