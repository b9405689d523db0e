import DatabaseReading
import Diagnostics
import Files
import ModelIR

/// Reads the model that Core Data keeps in each SQLite store: a store that has lost its model file still
/// has its model.
///
/// Core Data saves it since macOS 10.12 and iOS 10, in the table `Z_MODELCACHE`, as a compressed keyed
/// archive.
///
/// For example: `StoreModelReader().read("Notes.sqlite", diagnostics: &sink)`.
package struct StoreModelReader: Sendable {
    package init() {}

    /// Whether the file is a database that Core Data made.
    package static func recognizes(_ path: String) -> Bool {
        (try? Connection(reading: path).isCoreDataStore) ?? false
    }

    /// Returns the model of a store, named for the file; `nil` after an error, which is reported.
    package func read(_ path: String, diagnostics: inout DiagnosticSink) -> Model? {
        guard let archive = archive(in: path, &diagnostics) else { return nil }
        let name = lastComponent(of: path).split(separator: ".").first.map(String.init) ?? "Model"
        var model = CompiledModelReader.read(
            archive,
            name: name,
            file: path,
            diagnostics: &diagnostics
        )
        // A store without the tables of its model, such as one that was never opened, can't be either.
        let tables = (try? Connection(reading: path)).flatMap { store in
            model.flatMap { try? StoreTables($0, in: store).existing }
        }
        if let tables, !tables.tables.isEmpty { model?.existing = tables }
        return model
    }

    private func archive(in path: String, _ diagnostics: inout DiagnosticSink) -> [UInt8]? {
        guard let store = try? Connection(reading: path), let isStore = try? store.isCoreDataStore
        else {
            let message = "isn't an SQLite database, or is encrypted"
            return report("store.unreadable", path, message, &diagnostics)
        }
        guard isStore else {
            let message = "is an SQLite database, but not a store of Core Data or SwiftData"
            return report("store.not-core-data", path, message, &diagnostics)
        }
        guard let content = try? store.blob("SELECT Z_CONTENT FROM Z_MODELCACHE") else {
            let message =
                "contains no model, because the system that wrote it was older than iOS 10 and "
                + "macOS 10.12; use the model file instead"
            return report("store.no-model", path, message, &diagnostics)
        }
        guard let archive = inflated(content) else {
            let message = "contains a damaged model; use the model file instead"
            return report("compiled.damaged", path, message, &diagnostics)
        }
        return archive
    }

    private func report(
        _ id: String,
        _ path: String,
        _ message: String,
        _ diagnostics: inout DiagnosticSink
    ) -> [UInt8]? {
        let location = SourceLocation(file: path)
        diagnostics.report(Diagnostic(.error, id, at: location, "'\(path)' \(message)"))
        return nil
    }
}

extension Connection {
    /// Whether Core Data made the database.
    fileprivate var isCoreDataStore: Bool {
        get throws(SQLiteProblem) {
            try rows(
                """
                SELECT name FROM sqlite_schema
                WHERE type = 'table' AND name IN ('Z_METADATA', 'Z_PRIMARYKEY')
                """
            ).count == 2
        }
    }
}
