import Diagnostics
import Files
import JSON

extension ConfigurationFile {
    /// Returns the settings in a file, or `nil` if there is an error. Reports all errors that it
    /// finds.
    package static func read(
        _ path: String,
        diagnostics: inout DiagnosticSink
    ) -> ConfigurationFile? {
        do throws(FileProblem) {
            return read(try readFile(path), path: path, diagnostics: &diagnostics)
        } catch {
            let isMissing = if case .notFound = error { true } else { false }
            let id = isMissing ? "path.not-found" : "path.unreadable"
            let place = SourceLocation(file: path)
            let message = "the configuration '\(path)' \(error.message)"
            diagnostics.report(Diagnostic(.error, id, at: place, message))
            return nil
        }
    }

    /// Returns the settings in a text. `path` is the path of its file.
    package static func read(
        _ bytes: [UInt8],
        path: String,
        diagnostics: inout DiagnosticSink
    ) -> ConfigurationFile? {
        do throws(JSONMistake) {
            let text = try JSONText(bytes, dialect: .commented)
            return read(text, path, &diagnostics)
        } catch {
            let start = error.position
            let place = SourceLocation(file: path, line: start.line, column: start.column)
            let message = "this isn't JSON: \(error.message)"
            diagnostics.report(Diagnostic(.error, "config.malformed", at: place, message))
            return nil
        }
    }

    private static func read(
        _ text: JSONText,
        _ path: String,
        _ diagnostics: inout DiagnosticSink
    ) -> ConfigurationFile? {
        var reader = SettingsReader(text, file: path)
        var file = Form<ConfigurationFile>.object(ConfigurationFile.self).read(text.root, &reader)
        if let file, file.output != nil, file.outputs != nil {
            reader.reportOutputTwice()
        }
        diagnostics.report(contentsOf: reader.found)
        guard reader.errorCount == 0 else { return nil }
        file?.path = path
        return file
    }
}
