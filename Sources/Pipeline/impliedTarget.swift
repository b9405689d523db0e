import Diagnostics
import Files

/// The target of paths for which nobody chooses one: Core Data for model files, SQLite for Swift.
///
/// Returns `nil` for inputs of both kinds, which is reported. For example: `sqlite` for `["Models"]`.
package func impliedTarget(of paths: [String], diagnostics: inout DiagnosticSink) -> Target? {
    impliedTarget(of: modelInputs(paths), &diagnostics)
}

/// The target of inputs for which nobody chooses one: Core Data for model files, SQLite for Swift.
///
/// Returns `nil` for inputs of both kinds, which is reported.
func impliedTarget(of inputs: [ModelInput], _ diagnostics: inout DiagnosticSink) -> Target? {
    let modelFile = inputs.lazy.compactMap(\.modelFiles.first).first
    let swiftFile = inputs.lazy.compactMap(\.swiftFiles.first).first
    guard let modelFile, let swiftFile else { return swiftFile == nil ? .coredata : .sqlite }
    // Who reads them says which isn't there.
    guard exists(modelFile), exists(swiftFile) else { return .coredata }
    diagnostics.report(
        Diagnostic(
            .error,
            "path.two-kinds",
            at: SourceLocation(file: swiftFile),
            "a model file, '\(modelFile)', implies code for Core Data, and Swift, '\(swiftFile)', code"
                + " for SQLite; choose with '--target coredata' or '--target sqlite', or with"
                + " \"target\" in the configuration"
        )
    )
    return nil
}
