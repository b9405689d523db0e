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
    let parts = inputs.flatMap(\.parts)
    guard let first = parts.first else { return .coredata }
    guard let second = parts.first(where: { $0.kind.target != first.kind.target }) else {
        return first.kind.target
    }
    let paths = [first, second].compactMap(\.paths.first)
    // The readers report paths that don't exist.
    guard paths.count == 2, paths.allSatisfy(exists) else { return first.kind.target }
    let message =
        "\(first.kind.words), '\(paths[0])', implies code for \(first.kind.target.classes.target),"
        + " and \(second.kind.words), '\(paths[1])', code for \(second.kind.target.classes.target);"
        + " choose with '--target \(first.kind.target.rawValue)' or"
        + " '--target \(second.kind.target.rawValue)', or with \"target\" in the configuration"
    let place = SourceLocation(file: paths[1])
    diagnostics.report(Diagnostic(.error, "path.two-kinds", at: place, message))
    return nil
}
