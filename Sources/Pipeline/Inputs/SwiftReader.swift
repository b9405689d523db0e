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

    /// Finds the text of declarations, for changes in them.
    func editor() -> PartEditor
}

extension SwiftReader {
    /// One that finds nothing: whoever doesn't read files can't change them, either.
    package func editor() -> PartEditor { { _, _, _, _ in nil } }
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
        let message =
            "this modelgen was built without the trait 'SwiftReader' and does not read Swift files"
        diagnostics.report(
            Diagnostic(.error, "swift.no-reader", at: SourceLocation(file: paths[0]), message)
        )
        return nil
    }
}
