import Foundation
import TestSupport

/// A page of the documentation.
struct Article {
    private let parts: [String]

    /// For example: `try Article("Output.md")`.
    init(_ name: String) throws {
        let catalog = repositoryRoot.appending(path: "Documentation/modelgen.docc")
        let data = try Data(contentsOf: catalog.appending(path: name))
        self.init(text: String(decoding: data, as: UTF8.self))
    }

    private init(text: String) { parts = text.components(separatedBy: "```") }

    /// The parts before and after a heading. For example: `try article.split(at: "## Details")`.
    func split(at heading: String) -> [Article] {
        parts.joined(separator: "```").components(separatedBy: "\n\(heading)\n")
            .map { Article(text: $0) }
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
