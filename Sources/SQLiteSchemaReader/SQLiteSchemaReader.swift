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
            let connection = try Connection(reading: path)
            var schema = try Schema(connection)
            schema.collations = connection.unknownCollations
            return model(path, schema, nil, &diagnostics)
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
        guard !isUTF16(text) else {
            let message = "the script is in UTF-16: save it in UTF-8"
            report(
                "sqlite.script",
                path,
                Origin.Position(line: 1, column: 1),
                message,
                &diagnostics
            )
            return nil
        }
        if let invalid = firstInvalidByte(text) {
            let message =
                "a byte isn't UTF-8, and becomes '\u{FFFD}': save the script in UTF-8, or convert it, as in"
                + " 'iconv -f latin1 -t utf-8'"
            let place = SourceLocation(
                file: path,
                line: Int(invalid.line),
                column: Int(invalid.column)
            )
            diagnostics.report(Diagnostic(.warning, "sqlite.encoding", at: place, message))
        }
        let script = Script()
        do throws(SQLiteProblem) {
            let connection = try Connection("file::memory:")
            // Conditions may call any function of SQLite: the script can't reach what lies outside.
            _ = try connection.rows("PRAGMA trusted_schema = ON")
            // SQLite copies what remains of a text at every statement, unless the text ends in NUL.
            try script.run(text + [0], in: connection)
            var schema = try Schema(connection, isScript: true)
            schema.add(virtualTables: script.unknownVirtualTables)
            schema.collations = connection.unknownCollations
            for (position, message) in script.skipped {
                let line = Int(position.line)
                let place = SourceLocation(file: path, line: line, column: Int(position.column))
                diagnostics.report(Diagnostic(.note, "sqlite.not-run", at: place, message))
            }
            return model(path, schema, script, &diagnostics)
        } catch {
            let cause = scriptCause(text).map { "; " + $0 } ?? ""
            let message =
                script.refusal.map { "a script can't use \($0): remove the statement" }
                ?? "the statement fails: \(error.message)\(cause)"
            report("sqlite.script", path, script.position, message, &diagnostics)
            return nil
        }
    }

    private func model(
        _ path: String,
        _ schema: Schema,
        _ script: Script?,
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
        var builder = SchemaModelBuilder(schema, script: script, model: empty)
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
