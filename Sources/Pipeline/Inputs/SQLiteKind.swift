import CompiledModelReader
import Diagnostics
import Files
import ModelIR
import SQLiteSchemaReader

/// SQLite databases, and scripts that create their tables. A store of Core Data or SwiftData contains its
/// model, which is better than its tables.
struct SQLiteKind: InputKind {
    let words = "a SQLite database"
    let suffixes = [".sqlite", ".sqlite3", ".db", ".sql", ".store", ".storedata"]
    let target = Target.coredata

    /// `init` doesn't look for databases: most of them contain an app's data, not its model.
    func isFound(_ entry: FolderWalk.Entry) -> Bool { false }

    func read(
        _ paths: [String],
        of input: ModelInput,
        modelVersion: String?,
        _ diagnostics: inout DiagnosticSink
    ) -> [Model?] {
        paths.map { path in
            readChecked(&diagnostics) { found in
                StoreModelReader.recognizes(path)
                    ? StoreModelReader().read(path, diagnostics: &found)
                    : SQLiteSchemaReader().read(path, diagnostics: &found)
            }
        }
    }
}
