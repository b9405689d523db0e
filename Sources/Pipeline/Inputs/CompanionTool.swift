import Diagnostics
import Files
import ModelIR

/// A variant of this tool, in the same folder, that can read Swift files.
///
/// The process replaces itself with it, passing on its own arguments. Nothing has been written by
/// the time that inputs are read, so the whole run happens there.
package struct CompanionTool: SwiftReader {
    private let name: String

    /// - Parameter name: The file name of the tool. For example: `modelgen-swift`.
    package init(name: String) {
        self.name = name
    }

    /// Returns only if the tool can't be started.
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
    package func versions(
        _ paths: [String],
        diagnostics: inout DiagnosticSink
    ) -> [(name: String, number: [Int])] {
        start(for: paths, &diagnostics)
        return []
    }

    private func start(for paths: [String], _ diagnostics: inout DiagnosticSink) {
        let program = executableFolder().map { "\($0)/\(self.name)" }
        let problem = program.map { replaceProcess(with: $0) } ?? "its folder is not known"
        let message =
            "reading Swift files takes '\(self.name)', which belongs next to 'modelgen': \(problem)"
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
