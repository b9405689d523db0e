import Foundation

/// A temporary folder for one test, removed with the last reference to it.
///
/// For example: `let folder = try TemporaryFolder()`, then `folder.url`.
public final class TemporaryFolder: Sendable {
    public let url: URL

    /// The folder's path, for command lines.
    public var path: String { url.path(percentEncoded: false) }

    /// - Parameter name: The end of the folder's name. For example: `"with space"`.
    public init(name: String = "test") throws {
        url = FileManager.default.temporaryDirectory
            .appending(path: "modelgen-\(UUID().uuidString)-\(name)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// The paths of the Swift files in a subfolder, sorted. For example: `swiftFiles(in: "Generated")`.
    public func swiftFiles(in name: String) throws -> [String] {
        let subfolder = url.appending(path: name)
        return try FileManager.default.contentsOfDirectory(atPath: subfolder.path).sorted()
            .filter { $0.hasSuffix(".swift") }.map { subfolder.appending(path: $0).path }
    }

    /// Writes a file and creates its parent folders. For example: `write(text, to: "a/b.swift")`.
    @discardableResult
    public func write(_ text: String, to relativePath: String) throws -> URL {
        let file = url.appending(path: relativePath)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
        return file
    }
}
