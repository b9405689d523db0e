import Foundation
import TestSupport

/// Suites of cases that other projects publish. They aren't part of the repository.
enum Suites {
    /// The folder that `MODELGEN_CONFORMANCE` names, or the one beside the repository.
    static let folder =
        ProcessInfo.processInfo.environment["MODELGEN_CONFORMANCE"].map {
            URL(fileURLWithPath: $0)
        } ?? besideRepository("shared/conformance")

    static let isThere = FileManager.default.fileExists(atPath: folder.path)

    /// The files of a folder that have an extension, sorted by name.
    static func files(in path: String, withExtension pathExtension: String) throws -> [URL] {
        let names = try FileManager.default.contentsOfDirectory(
            atPath: folder.appending(path: path).path
        )
        return names.filter { $0.hasSuffix(".\(pathExtension)") }.sorted()
            .map { folder.appending(path: "\(path)/\($0)") }
    }
}
