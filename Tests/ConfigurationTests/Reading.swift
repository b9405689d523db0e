import Configuration
import Diagnostics

/// What reading a text gave.
struct Reading {
    let file: ConfigurationFile?
    let diagnostics: [Diagnostic]

    init(_ text: String, path: String = "App/modelgen.json") {
        self.init(Array(text.utf8), path: path)
    }

    init(_ bytes: [UInt8], path: String = "App/modelgen.json") {
        var sink = DiagnosticSink()
        file = ConfigurationFile.read(bytes, path: path, diagnostics: &sink)
        diagnostics = sink.sorted
    }

    /// For example: `1:3 config.unknown-key: …`.
    var found: [String] {
        diagnostics.map { diagnostic in
            let start = diagnostic.range.start
            return "\(start.line):\(start.column) \(diagnostic.id): \(diagnostic.message)"
        }
    }
}
