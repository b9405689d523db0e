import Diagnostics
import Files

/// Returns the default target of paths: Core Data for model files, SQLite for Swift.
///
/// Reports inputs that imply several targets, and returns `nil` for them. For example: `sqlite` for
/// `["Models"]`.
package func impliedTarget(of paths: [String], diagnostics: inout DiagnosticSink) -> Target? {
    impliedTarget(of: modelInputs(paths), &diagnostics)
}

/// Returns the default target of inputs.
///
/// Reports inputs that imply several targets, and returns `nil` for them.
func impliedTarget(of inputs: [ModelInput], _ diagnostics: inout DiagnosticSink) -> Target? {
    let found = inputs.flatMap(\.parts).flatMap { part in
        part.paths.map { (path: $0, words: part.kind.words, target: part.kind.target(of: $0)) }
    }
    guard let first = found.first else { return .coredata }
    guard let second = found.first(where: { $0.target != first.target }) else {
        return first.target
    }
    // The readers report paths that don't exist.
    guard exists(first.path), exists(second.path) else { return first.target }
    let message =
        "\(first.words), '\(first.path)', implies code for \(first.target.classes.target),"
        + " and \(second.words), '\(second.path)', code for \(second.target.classes.target);"
        + " choose with '--target \(first.target.rawValue)' or"
        + " '--target \(second.target.rawValue)', or with \"target\" in the configuration"
    let place = SourceLocation(file: second.path)
    diagnostics.report(Diagnostic(.error, "path.two-kinds", at: place, message))
    return nil
}
