import Foundation
import TestSupport
import Testing

/// Comments, templates and pages avoid phrases that a native speaker stumbles over.
struct EnglishTests {
    @Test(arguments: try Self.coveredFiles()) func avoidsThePhrases(_ path: String) throws {
        for paragraph in try Prose(path).paragraphs {
            for phrase in Phrase.all {
                guard let found = phrase.match(in: paragraph.text) else { continue }
                Issue.record("\(path):\(paragraph.line): '\(found)': write \(phrase.instead)")
            }
        }
    }

    /// A phrase that finds nothing would hold nothing out.
    @Test(arguments: Phrase.all) func findsItsExample(_ phrase: Phrase) {
        #expect(phrase.match(in: phrase.example) != nil)
    }

    @Test func codeIsNotProse() {
        let text = "`besides` and\n```\nbesides\n```\nare code"
        #expect(Prose(page: text).paragraphs.map(\.text) == ["`` and", "are code"])
    }

    private static func coveredFiles() throws -> [String] {
        try covered.flatMap(files)
    }

    /// The files with prose at a path, which may be a file itself.
    private static func files(at path: String) throws -> [String] {
        if Prose.hasProse(path) { return [path] }
        let folder = repositoryRoot.appending(path: path).path
        return try FileManager.default.subpathsOfDirectory(atPath: folder)
            .filter { Prose.hasProse($0) && !$0.contains("/.") }.sorted()
            .map { "\(path)/\($0)" }
    }

    private static let covered =
        ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"]
        + ["Documentation", "Examples", "Plugins", "Sources", "Templates"]
        + ["Tests/Golden/README.md", "Tests/Mutants/README.md"]
}
