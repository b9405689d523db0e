import DatabaseReading
import Diagnostics
import Files
import ModelIR

/// Reads models from SQLite databases, from scripts that create tables, and from folders of scripts that
/// build on each other.
///
/// For example: `SQLiteSchemaReader().read("music.db", diagnostics: &sink)`.
package struct SQLiteSchemaReader: Sendable {
    package init() {}

    /// The model of a database or a script; `nil` if there is an error, which is reported.
    package func read(_ path: String, diagnostics: inout DiagnosticSink) -> Model? {
        do throws(FileProblem) {
            try checkReadable(path)
        } catch {
            let isMissing = if case .notFound = error { true } else { false }
            let id = isMissing ? "path.not-found" : "path.unreadable"
            report(id, path, nil, "'\(path)' \(error.message)", &diagnostics)
            return nil
        }
        return isFolder(path) || path.lowercased().hasSuffix(".sql")
            ? readScripts(path, &diagnostics)
            : read(try Connection(reading: path), at: path, diagnostics: &diagnostics)
    }

    /// The model of a database, named for its file.
    ///
    /// - Parameter database: A connection to it, which may be opened now.
    package func read(
        _ database: @autoclosure () throws(SQLiteProblem) -> Connection,
        at path: String,
        diagnostics: inout DiagnosticSink
    ) -> Model? {
        do throws(SQLiteProblem) {
            let database = try database()
            let schema = try Schema(database)
            return model(path, [OriginFile(path)], schema, nil, &diagnostics)
        } catch {
            let problem =
                error.isUnopenable && exists(path + "-wal")
                ? "changes lie in its log, and SQLite can't create the index of it in this folder; copy"
                    + " '\(path)' and '\(path)-wal' to a folder that can be changed, and read the copy"
                : error.message
            let hint = error.isNoDatabase ? "; if it's encrypted, read a decrypted copy" : ""
            let message = "'\(path)' isn't a readable SQLite database: \(problem)\(hint)"
            report("sqlite.unreadable", path, nil, message, &diagnostics)
            return nil
        }
    }

    /// Reads one script, or those of a folder, which build on each other.
    private func readScripts(_ path: String, _ diagnostics: inout DiagnosticSink) -> Model? {
        let paths = isFolder(path) ? migrationScripts(in: path) : [path]
        guard !paths.isEmpty else {
            let message = "'\(path)' contains no file with the suffix '.sql'"
            report("path.not-a-model", path, nil, message, &diagnostics)
            return nil
        }
        var texts: [(path: String, text: [UInt8])] = []
        for path in paths {
            guard let text = scriptText(path, &diagnostics) else { return nil }
            texts.append((path, text))
        }
        let script = Script()
        var current = texts[0]
        do throws(SQLiteProblem) {
            let connection = try Connection("file::memory:")
            // Conditions may call any function of SQLite: the script can't reach what lies outside.
            _ = try connection.rows("PRAGMA trusted_schema = ON")
            let files = paths.enumerated().map { OriginFile($1, index: $0) }
            for (next, file) in zip(texts, files) {
                current = next
                // SQLite copies what remains of a text at every statement, unless it ends in NUL.
                try script.run(next.text + [0], of: file, in: connection)
            }
            script.removePlaceholders(from: connection)
            var schema = try Schema(connection, isScript: true)
            schema.add(virtualTables: script.unknownVirtualTables)
            for (place, message) in script.skipped {
                diagnostics.report(Diagnostic(.note, "sqlite.not-run", at: place.location, message))
            }
            return model(path, files, schema, script, &diagnostics)
        } catch {
            let message =
                script.refusal.map { "a script can't use \($0): remove the statement" }
                ?? scriptMessage(error, in: current.text)
            report("sqlite.script", current.path, script.position, message, &diagnostics)
            return nil
        }
    }

    /// The text of a script; `nil` if it can't be read, which is reported.
    private func scriptText(_ path: String, _ diagnostics: inout DiagnosticSink) -> [UInt8]? {
        let text: [UInt8]
        do throws(FileProblem) {
            text = try readFile(path)
        } catch {
            report("path.unreadable", path, nil, "'\(path)' \(error.message)", &diagnostics)
            return nil
        }
        guard !isUTF16(text) else {
            let message = "the script is in UTF-16: save it in UTF-8"
            let start = Origin.Position(line: 1, column: 1)
            report("sqlite.script", path, start, message, &diagnostics)
            return nil
        }
        if let invalid = firstInvalidByte(text) {
            let message =
                "a byte isn't UTF-8, and becomes '\u{FFFD}': save the script in UTF-8, or convert it, as in"
                + " 'iconv -f latin1 -t utf-8'"
            let place = Origin(file: OriginFile(path), position: invalid).location
            diagnostics.report(Diagnostic(.warning, "sqlite.encoding", at: place, message))
        }
        return text
    }

    private func model(
        _ path: String,
        _ files: [OriginFile],
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
        let name = String(lastComponent(of: withoutTrailingSlashes(path)).prefix { $0 != "." })
        let empty = Model(name: name, sources: files, origin: .whole(files[0]))
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
