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
        (try? Connection(reading: path)).map(recognizes) ?? false
    }

    /// Whether Core Data made the database.
    package static func recognizes(_ database: Connection) -> Bool {
        (try? database.isCoreDataStore) ?? false
    }

    /// Returns the model of a store, named for the file; `nil` after an error, which is reported.
    package func read(_ path: String, diagnostics: inout DiagnosticSink) -> Model? {
        store(path, &diagnostics).flatMap { read($0, at: path, diagnostics: &diagnostics) }
    }

    /// Returns the model of a store that is open, named for its file.
    package func read(
        _ store: Connection,
        at path: String,
        diagnostics: inout DiagnosticSink
    ) -> Model? {
        let name = lastComponent(of: path).split(separator: ".").first.map(String.init) ?? "Model"
        var model = modelInside(store, name, path, &diagnostics)
        // A store without the tables of its model, such as one that was never opened, can't be either.
        let tables = model.flatMap { try? StoreTables($0, in: store).existing }
        if let tables, !tables.tables.isEmpty { model?.existing = tables }
        return model
    }

    private func store(_ path: String, _ diagnostics: inout DiagnosticSink) -> Connection? {
        guard let store = try? Connection(reading: path), let isStore = try? store.isCoreDataStore
        else {
            let message = "isn't an SQLite database, or is encrypted"
            report(.error, "store.unreadable", path, message, &diagnostics)
            return nil
        }
        guard isStore else {
            let message = "is an SQLite database, but not a store of Core Data or SwiftData"
            report(.error, "store.not-core-data", path, message, &diagnostics)
            return nil
        }
        return store
    }

    /// Returns the model that a store contains, or what its tables say of it.
    private func modelInside(
        _ store: Connection,
        _ name: String,
        _ path: String,
        _ diagnostics: inout DiagnosticSink
    ) -> Model? {
        guard let content = try? store.blob("SELECT Z_CONTENT FROM Z_MODELCACHE") else {
            return modelOfTables(store, name, path, &diagnostics)
        }
        guard let archive = inflated(content) else {
            let message = "contains a damaged model; use the model file instead"
            report(.error, "compiled.damaged", path, message, &diagnostics)
            return nil
        }
        return CompiledModelReader.read(archive, name: name, file: path, diagnostics: &diagnostics)
    }

    private func modelOfTables(
        _ store: Connection,
        _ name: String,
        _ path: String,
        _ diagnostics: inout DiagnosticSink
    ) -> Model? {
        let reason =
            "contains no model, because the system that wrote it was older than iOS 10 and"
            + " macOS 10.12"
        guard let model = try? TablesModel(name, file: path, in: store).model,
            !model.entities.isEmpty
        else {
            let message = "\(reason), and its tables name no entity; use the model file instead"
            report(.error, "store.no-model", path, message, &diagnostics)
            return nil
        }
        let message =
            "\(reason): its tables say which entities and properties there are, but not the letters'"
            + " case, the subclass of a property, what is required, and where a number leads"
        report(.warning, "store.tables-only", path, message, &diagnostics)
        return model
    }

    private func report(
        _ severity: Diagnostic.Severity,
        _ id: String,
        _ path: String,
        _ message: String,
        _ diagnostics: inout DiagnosticSink
    ) {
        let location = SourceLocation(file: path)
        diagnostics.report(Diagnostic(severity, id, at: location, "'\(path)' \(message)"))
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
