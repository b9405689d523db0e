import CompiledModelReader
import DatabaseReading
import Diagnostics
import Files
import ModelIR
import SQLiteSchemaReader

/// SQLite databases, scripts that create their tables, and folders of scripts that build on each other. A
/// store of Core Data or SwiftData contains its model, which is better than its tables.
struct SQLiteKind: InputKind {
    let words = "a SQLite database"
    let suffixes = [".sqlite", ".sqlite3", ".db", ".sql", ".store", ".storedata"]

    let isDerived = true
    let folderSuffix: String? = ".sql"

    /// Code for SQLite opens a database as it is.
    func target(of path: String) -> Target {
        StoreModelReader.recognizes(path) ? .coredata : .sqlite
    }

    /// Matches databases with any suffix, or none, such as `History`.
    func recognizes(_ file: String) -> Bool { Files.file(file, startsWith: "SQLite format 3\0") }

    /// Matches folders of scripts, unless they contain code, too.
    func claims(_ folder: String) -> Bool {
        FolderWalk.contains(below: folder) { !$0.isFolder && isScript($0.name) }
            && !FolderWalk.contains(below: folder) { entry in
                !entry.isFolder && [".swift", ".h"].contains(where: entry.name.hasSuffix)
            }
    }

    /// Matches databases, scripts that create tables, and folders of migrations.
    func isFound(_ entry: FolderWalk.Entry) -> Bool {
        if entry.isFolder { return holdsMigrations(entry.path) }
        guard owns(entry.name) else { return false }
        return isScript(entry.name) ? createsTable(entry.path) : recognizes(entry.path)
    }

    /// Whether a folder holds numbered scripts, or numbered folders with a script each, and some of them
    /// creates a table. For example: `1_music.sql`, `V2__albums.sql`, `20240101_music/up.sql`.
    private func holdsMigrations(_ folder: String) -> Bool {
        let names = ((try? listFolder(folder)) ?? []).filter(isNumbered)
        let scripts = names.flatMap { name -> [String] in
            let path = "\(folder)/\(name)"
            if isScript(name) { return [path] }
            return ((try? listFolder(path)) ?? []).filter(isScript).map { "\(path)/\($0)" }
        }
        return scripts.count > 1 && scripts.contains(where: createsTable)
    }

    private func isNumbered(_ name: String) -> Bool {
        let digits = name.first == "V" || name.first == "v" ? name.dropFirst() : name[...]
        return digits.first?.isNumber == true
    }

    private func isScript(_ name: String) -> Bool { name.lowercased().hasSuffix(".sql") }

    private func createsTable(_ script: String) -> Bool {
        let text = (try? readFile(script)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return text.uppercased().contains("CREATE TABLE")
    }

    func read(
        _ paths: [String],
        of input: ModelInput,
        modelVersion: String?,
        _ diagnostics: inout DiagnosticSink
    ) -> [Model?] {
        paths.map { path in readChecked(&diagnostics) { read(path, &$0) } }
    }

    private func read(_ path: String, _ diagnostics: inout DiagnosticSink) -> Model? {
        // Scripts, and what isn't there or can't be opened, which the reader reports.
        guard recognizes(path), let database = try? Connection(reading: path) else {
            return SQLiteSchemaReader().read(path, diagnostics: &diagnostics)
        }
        return StoreModelReader.recognizes(database)
            ? StoreModelReader().read(database, at: path, diagnostics: &diagnostics)
            : SQLiteSchemaReader().read(database, at: path, diagnostics: &diagnostics)
    }
}
