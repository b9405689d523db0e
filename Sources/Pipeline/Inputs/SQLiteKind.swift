import Diagnostics
import Files
import ModelIR
import SQLiteSchemaReader

/// SQLite databases, and scripts that create their tables.
struct SQLiteKind: InputKind {
    let words = "a SQLite database"
    let suffixes = [".sqlite", ".sqlite3", ".db", ".sql"]
    let target = Target.coredata
    let joinsInputs = false

    func claims(_ folder: String) -> Bool { false }

    /// `init` doesn't look for databases: most of them contain an app's data, not its model.
    func isFound(_ entry: FolderWalk.Entry) -> Bool { false }

    func read(
        _ paths: [String],
        of input: ModelInput,
        modelVersion: String?,
        _ diagnostics: inout DiagnosticSink
    ) -> [Model?] {
        paths.map { path in
            readChecked(&diagnostics) { SQLiteSchemaReader().read(path, diagnostics: &$0) }
        }
    }

    func refusal(of target: Target) -> String? {
        guard target == .sqlite else { return nil }
        return "code for SQLite can't open the tables of an existing database yet: use"
            + " '--target coredata', or 'convert --to swift' for a model with new tables"
    }
}
