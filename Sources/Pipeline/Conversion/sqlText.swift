import Diagnostics
import ModelAnnotations
import ModelIR
import SQLiteLowering
import SharedLowering

/// Returns the statements that create the tables of a model, as the target `sqlite` does.
///
/// For example: `CREATE TABLE "Tag" (…) STRICT;`. Reports a warning for everything that columns
/// can't store.
package func sqlText(of model: Model, diagnostics: inout DiagnosticSink) -> String {
    var declared = declaredModel(model, nil, for: .sqlite, &diagnostics)
    diagnostics.report(contentsOf: declared.removeComputedParts())
    // The statements create other tables than those of a database that was read.
    declared.existing = nil
    let parts = SQLiteParts(declared, options: LoweringOptions(), diagnostics: &diagnostics)
    let blocks = SQLiteDialect().blocks(parts.tables).map { $0.joined(separator: "\n") + "\n" }
    return blocks.joined(separator: "\n")
}
