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

    let isDerived = true

    /// Code for SQLite opens a database as it is.
    func target(of path: String) -> Target {
        StoreModelReader.recognizes(path) ? .coredata : .sqlite
    }

    /// Matches databases with any suffix, or none, such as `History`.
    func recognizes(_ file: String) -> Bool { Files.file(file, startsWith: "SQLite format 3\0") }

    /// Matches databases, and scripts that create tables.
    func isFound(_ entry: FolderWalk.Entry) -> Bool {
        guard !entry.isFolder, owns(entry.name) else { return false }
        guard entry.name.lowercased().hasSuffix(".sql") else { return recognizes(entry.path) }
        let text = (try? readFile(entry.path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return text.uppercased().contains("CREATE TABLE")
    }

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
