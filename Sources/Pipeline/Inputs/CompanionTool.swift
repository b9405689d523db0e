import Diagnostics
import Files
import ModelIR

/// The same tool with a reader for Swift files, beside this one.
///
/// The process turns into it, with the arguments that it was started with. Nothing has been
/// written yet when inputs are read, so that the whole run happens there.
package struct CompanionTool: SwiftReader {
    private let name: String

    /// - Parameter name: The name of its file. For example: `modelgen-swift`.
    package init(name: String) {
        self.name = name
    }

    /// Returns only where the tool cannot be started.
    package func read(
        _ paths: [String],
        name: String,
        modelVersion: String?,
        diagnostics: inout DiagnosticSink
    ) -> Model? {
        start(for: paths, &diagnostics)
        return nil
    }

    /// Returns only where the tool cannot be started.
    package func versions(_ paths: [String], diagnostics: inout DiagnosticSink) -> [String] {
        start(for: paths, &diagnostics)
        return []
    }

    private func start(for paths: [String], _ diagnostics: inout DiagnosticSink) {
        let program = executableFolder().map { "\($0)/\(self.name)" }
        let problem = program.map { replaceProcess(with: $0) } ?? "its folder is not known"
        let message =
            "reading Swift files takes '\(self.name)', which belongs beside 'modelgen': \(problem)"
        let fix = "build it with 'swift build --product \(self.name)'"
        diagnostics.report(
            Diagnostic(
                .error,
                "swift.no-reader",
                at: SourceLocation(file: paths[0]),
                message,
                notes: [Diagnostic.Note(fix)]
            )
        )
    }
}
