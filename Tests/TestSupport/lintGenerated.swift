import Foundation

/// What the formatter has to say about generated code, in the form that is recorded.
///
/// - Parameter paths: files and folders.
public func lintGenerated(_ paths: [String]) throws -> ProcessResult {
    let style = repositoryRoot.appending(path: "Tests/Golden/.swift-format").path
    let command = ["swift", "format", "lint", "--strict", "--recursive", "--configuration", style]
    return try run(command + paths)
}
