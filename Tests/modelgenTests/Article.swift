import Foundation
import TestSupport

/// A page of the documentation.
struct Article {
    private let parts: [String]

    /// For example: `try Article("Output.md")`.
    init(_ name: String) throws {
        let catalog = repositoryRoot.appending(path: "Documentation/modelgen.docc")
        let data = try Data(contentsOf: catalog.appending(path: name))
        parts = String(decoding: data, as: UTF8.self).components(separatedBy: "```")
    }

    /// The code blocks of a language, without their last line break.
    func blocks(of language: String) -> [String] {
        stride(from: 1, to: parts.count, by: 2).map { parts[$0] }.compactMap { part in
            let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
            guard lines.first == Substring(language) else { return nil }
            return lines.dropFirst().dropLast().joined(separator: "\n")
        }
    }
}
