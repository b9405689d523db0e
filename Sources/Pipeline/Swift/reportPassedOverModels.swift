import Diagnostics
import Files

extension ModelInput {
    /// Warns about Core Data models in folders that are read for their Swift files alone.
    func reportPassedOverModels(_ diagnostics: inout DiagnosticSink) {
        let given = Set(modelFiles.map(withoutTrailingSlashes))
        let found = swiftFiles.filter(isFolder).flatMap(modelFolders(below:))
        for model in found where !given.contains(model) {
            diagnostics.report(
                Diagnostic(
                    .warning,
                    "path.model-passed-over",
                    at: SourceLocation(file: model),
                    "of a folder, the Swift files are read; name '\(model)' as an input, too"
                )
            )
        }
    }
}
