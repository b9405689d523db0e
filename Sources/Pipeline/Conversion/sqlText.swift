import Diagnostics
import ModelAnnotations
import ModelIR
import SQLiteLowering
import SharedLowering

/// The databases whose statements create the tables of classes.
package enum SQLDatabase: String, CaseIterable, Sendable {
    case sqlite
    case postgresql

    fileprivate func dialect(partitions: Int?) -> any SQLDialect {
        switch self {
        case .sqlite: SQLiteDialect()
        case .postgresql: PostgreSQLDialect(partitions: partitions)
        }
    }
}

/// Returns the statements that create the tables of a model, as the code for SQLite does: in a file, or
/// on a server.
///
/// For example: `CREATE TABLE "Tag" (…) STRICT;`. Reports a warning for everything that columns
/// can't store.
///
/// - Parameter partitions: how many partitions the tables of distributed entities have; `nil` for none.
package func sqlText(
    of model: Model,
    for database: SQLDatabase,
    partitions: Int? = nil,
    diagnostics: inout DiagnosticSink
) -> String {
    var declared = declaredModel(
        asRead(model, by: .sqlite),
        nil,
        for: .sqlite,
        &diagnostics
    )
    diagnostics.report(contentsOf: declared.removeComputedParts())
    // The statements create other tables than those of a database that was read.
    declared.existing = nil
    let parts = SQLiteParts(declared, options: LoweringOptions(), diagnostics: &diagnostics)
    let tables = parts.tables
    let dialect = database.dialect(partitions: partitions)
    diagnostics.report(contentsOf: dialect.problems(tables))
    let blocks = dialect.blocks(tables).map { $0.joined(separator: "\n") + "\n" }
    return blocks.joined(separator: "\n")
}
