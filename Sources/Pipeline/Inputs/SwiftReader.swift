import Diagnostics
import ModelIR

/// A reader of models that are declared in Swift.
///
/// The pipeline doesn't contain one: SwiftSyntax takes as long to load as the rest of the tool, so
/// only a separate tool is linked with it.
package protocol SwiftReader: Sendable {
    /// Returns the model of several files, or of the files in folders; `nil` if there is an error.
    func read(
        _ paths: [String],
        name: String,
        modelVersion: String?,
        diagnostics: inout DiagnosticSink
    ) -> Model?

    /// Returns the versions that files declare, lowest first; empty after an error.
    func versions(
        _ paths: [String],
        diagnostics: inout DiagnosticSink
    ) -> [(name: String, number: [Int])]

    /// The reader for code that declares types inside of those around them, as the files do.
    var keepingNesting: any SwiftReader { get }

    /// Finds the text of declarations, for changes in them.
    func editor() -> PartEditor
}

extension SwiftReader {
    package var keepingNesting: any SwiftReader { self }

    /// One that finds nothing: whoever doesn't read files can't change them, either.
    package func editor() -> PartEditor { { _, _, _, _ in nil } }
}

/// The reader of a modelgen that was built without support for Swift files.
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

    package func versions(
        _ paths: [String],
        diagnostics: inout DiagnosticSink
    ) -> [(name: String, number: [Int])] {
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
