import DatabaseReading
import Diagnostics
import Files
import ModelIR

/// Reads models from SQLite databases, and from scripts that create tables.
///
/// For example: `SQLiteSchemaReader().read("music.db", diagnostics: &sink)`.
package struct SQLiteSchemaReader: Sendable {
    package init() {}

    /// The model of a database or a script; `nil` if there is an error, which is reported.
    package func read(_ path: String, diagnostics: inout DiagnosticSink) -> Model? {
        guard exists(path) else {
            report("path.not-found", path, nil, "'\(path)' does not exist", &diagnostics)
            return nil
        }
        guard !isFolder(path) else {
            report("path.unreadable", path, nil, "'\(path)' is not a file", &diagnostics)
            return nil
        }
        return path.lowercased().hasSuffix(".sql")
            ? readScript(path, &diagnostics) : readDatabase(path, &diagnostics)
    }

    private func readDatabase(_ path: String, _ diagnostics: inout DiagnosticSink) -> Model? {
        do throws(SQLiteProblem) {
            let schema = try Schema(try Connection(reading: path))
            return model(path, schema, [:], &diagnostics)
        } catch {
            let message = "'\(path)' isn't a readable SQLite database: \(error.message)"
            report("sqlite.unreadable", path, nil, message, &diagnostics)
            return nil
        }
    }

    private func readScript(_ path: String, _ diagnostics: inout DiagnosticSink) -> Model? {
        let text: [UInt8]
        do throws(FileProblem) {
            text = try readFile(path)
        } catch {
            report("path.unreadable", path, nil, "'\(path)' \(error.message)", &diagnostics)
            return nil
        }
        let script = Script()
        do throws(SQLiteProblem) {
            let connection = try Connection("file::memory:")
            // Conditions may call any function of SQLite: the script can't reach what lies outside.
            _ = try connection.rows("PRAGMA trusted_schema = ON")
            // SQLite copies what remains of a text at every statement, unless the text ends in NUL.
            try script.run(text + [0], in: connection)
            var schema = try Schema(connection)
            schema.add(virtualTables: script.unknownVirtualTables)
            return model(path, schema, script.places, &diagnostics)
        } catch {
            let message =
                script.refusal.map { "a script can't use \($0): remove the statement" }
                ?? "the statement fails: \(error.message)"
            report("sqlite.script", path, script.position, message, &diagnostics)
            return nil
        }
    }

    private func model(
        _ path: String,
        _ schema: Schema,
        _ places: [String: Origin.Position],
        _ diagnostics: inout DiagnosticSink
    ) -> Model? {
        guard !schema.isCoreDataStore else {
            let message =
                "'\(path)' is a Core Data store, whose tables aren't its model: use the"
                + " '.xcdatamodeld' of its app"
            report("sqlite.core-data-store", path, nil, message, &diagnostics)
            return nil
        }
        let file = OriginFile(path)
        let name = String(lastComponent(of: path).prefix { $0 != "." })
        let empty = Model(name: name, sources: [file], origin: .whole(file))
        var builder = SchemaModelBuilder(schema, places: places, model: empty)
        builder.build(&diagnostics)
        return builder.model
    }

    private func report(
        _ id: String,
        _ path: String,
        _ position: Origin.Position?,
        _ message: String,
        _ diagnostics: inout DiagnosticSink
    ) {
        let line = position.map { Int($0.line) } ?? 0
        let column = position.map { Int($0.column) } ?? 0
        let place = SourceLocation(file: path, line: line, column: column)
        diagnostics.report(Diagnostic(.error, id, at: place, message))
    }
}
