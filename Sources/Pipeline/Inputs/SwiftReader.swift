import Diagnostics
import ModelIR

/// Reads models that are declared in Swift.
///
/// The pipeline does not know how: SwiftSyntax takes as long to load as all the rest of the tool
/// together, so only a tool of its own is linked with it.
package protocol SwiftReader: Sendable {
    /// The model of several files, or of the files in folders; nil where there is an error.
    func read(
        _ paths: [String],
        name: String,
        modelVersion: String?,
        diagnostics: inout DiagnosticSink
    ) -> Model?

    /// The names of the versions that files declare, from the lowest; none after an error.
    func versions(_ paths: [String], diagnostics: inout DiagnosticSink) -> [String]
}

/// What stands in for a reader where modelgen was built without one.
package struct NoSwiftReader: SwiftReader {
    package init() {}

    package func read(
        _ paths: [String],
        name: String,
        modelVersion: String?,
        diagnostics: inout DiagnosticSink
    ) -> Model? {
        report(paths, &diagnostics)
        return nil
    }

    package func versions(_ paths: [String], diagnostics: inout DiagnosticSink) -> [String] {
        report(paths, &diagnostics)
        return []
    }

    private func report(_ paths: [String], _ diagnostics: inout DiagnosticSink) {
        let message =
            "this modelgen was built without the trait 'SwiftReader' and does not read Swift files"
        diagnostics.report(
            Diagnostic(.error, "swift.no-reader", at: SourceLocation(file: paths[0]), message)
        )
    }
}
