import CSQLite

// What the layers above ask about an error; other databases' errors have SQLite's codes.
extension SQLFailure {
    /// Whether rows take more rows along than the database lets them.
    package var isTooDeep: Bool { isRefusedStatement }

    /// Whether a value or a statement is longer than the database takes.
    package var isTooBig: Bool { code & 0xFF == SQLITE_TOOBIG }

    /// Whether a statement is wrong, or doesn't fit the tables.
    var isRefusedStatement: Bool { code & 0xFF == SQLITE_ERROR }

    /// Whether the file can't be opened, or not be written.
    var isAboutAccess: Bool { [SQLITE_CANTOPEN, SQLITE_READONLY].contains(code & 0xFF) }

    /// No more rows or keys fit.
    static func full(_ message: String) -> SQLFailure {
        SQLFailure(code: SQLITE_FULL, message: message, sql: "", arguments: [])
    }
}
