import Foundation

/// A path next to the repository. For example: `besideRepository("shared/corpus")`.
public func besideRepository(_ path: String) -> URL {
    repositoryRoot.deletingLastPathComponent().appending(path: path)
}
