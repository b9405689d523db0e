import Foundation

/// Runs the formatter's checks for generated code in recorded form.
///
/// - Parameter paths: Files and folders.
public func lintGenerated(_ paths: [String]) throws -> ProcessResult {
    let style = repositoryRoot.appending(path: "Tests/Golden/.swift-format").path
    let command = ["swift", "format", "lint", "--strict", "--recursive", "--configuration", style]
    return try run(command + paths)
}
