import Foundation
import TestSupport

/// Real models of public projects, where they lie beside the repository.
enum Corpus {
    static let folder = repositoryRoot.deletingLastPathComponent().appending(path: "shared/corpus")
    static let index = folder.appending(path: "INDEX.tsv")

    static let isThere = FileManager.default.fileExists(atPath: index.path)

    /// The bundles and bare models, in the order of the index.
    static func models() throws -> [URL] {
        let text = try String(contentsOf: index, encoding: .utf8)
        return text.split(separator: "\n").dropFirst().compactMap { line in
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard columns.count > 3, columns[0] == "coredata" else { return nil }
            let project = columns[1].replacingOccurrences(of: "/", with: "+")
            return folder.appending(path: "coredata/\(project)/\(columns[3])")
        }
    }
}
