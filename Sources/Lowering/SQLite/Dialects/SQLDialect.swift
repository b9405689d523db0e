import Diagnostics

/// How a database spells the tables of a schema.
///
/// For example: `SQLiteDialect()` writes `CREATE TABLE "Tag" (…) STRICT;`.
package protocol SQLDialect: Sendable {
    /// The lines of all statements, in blocks that belong together.
    func blocks(_ tables: SchemaTables) -> [[String]]

    /// The diagnostics for what the database can't store as the classes do.
    func problems(_ tables: SchemaTables) -> [Diagnostic]
}
