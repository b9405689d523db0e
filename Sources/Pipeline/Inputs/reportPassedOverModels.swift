import CoreDataModelReader
import Diagnostics
import Files

/// Warns about Core Data models in folders of which only other files are read. For example: `Swift files`.
func reportPassedOverModels(
    _ paths: [String],
    _ files: String,
    in input: ModelInput,
    _ diagnostics: inout DiagnosticSink
) {
    let given = Set(input.paths.map(withoutTrailingSlashes))
    let found = paths.filter(isFolder).flatMap(modelFolders(below:))
    for model in found where !given.contains(model) {
        diagnostics.report(
            Diagnostic(
                .warning,
                "path.model-passed-over",
                at: SourceLocation(file: model),
                "only the \(files) of a folder are read; name '\(model)' as an input, too"
            )
        )
    }
}
