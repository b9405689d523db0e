/// An error of the database: its code and message, and the statement.
///
/// For example: code 13, "database or disk is full", an INSERT.
public struct SQLFailure: Error, Hashable, Sendable {
    /// SQLite's extended result code; for another database's error, the nearest one. For example:
    /// 2067, a UNIQUE constraint.
    public let code: Int32
    /// The database's message. For example: `UNIQUE constraint failed: Tag.label`.
    public let message: String
    /// The statement; empty if none was running. For example: `SELECT … WHERE "_pk" = ?1`.
    public let sql: String
    /// The values of its parameters, as SQL writes them, each cut to 200 characters; empty unless
    /// ``ModelConfiguration/includesValuesInErrors`` is set. For example: `["17", "'Ann'"]`.
    public let arguments: [String]
    /// PostgreSQL's SQLSTATE; `nil` if the error is SQLite's. For example: `"23505"`.
    public let sqlState: String?
    /// The file; `nil` for a database in memory and for a server. For example: `notes.store`.
    public let path: String?

    package init(
        code: Int32,
        message: String,
        sql: String,
        arguments: [String],
        sqlState: String? = nil,
        path: String? = nil
    ) {
        self.code = code
        self.message = message
        self.sql = sql
        self.arguments = arguments
        self.sqlState = sqlState
        self.path = path
    }
}
