import Foundation

/// The folder that holds `Package.swift`. For example: `repositoryRoot.appending(path: "Tests")`.
public let repositoryRoot: URL = folder(above: thisFile, levels: 3)

private let thisFile = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()

private func folder(above file: URL, levels: Int) -> URL {
    (0..<levels).reduce(file) { url, _ in url.deletingLastPathComponent() }
}
