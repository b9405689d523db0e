import Foundation
import TestSupport
import Testing

/// The table in the article about the architecture is made of the rules. `make record` writes it.
struct ArticleTests {
    private let path = "Documentation/modelgen.docc/Architecture.md"

    @Test func theArticleHoldsTheTable() throws {
        let article = try SourceFile(path)
        let title = try #require(article.lines.firstIndex { $0.hasPrefix("| module |") })
        let start = title + 2
        let end =
            article.lines[start...].firstIndex { !$0.hasPrefix("|") } ?? article.lines.endIndex
        let rows = ModuleRule.all.map(\.row)
        guard isRecording else {
            #expect(article.lines[start..<end].map(String.init) == rows)
            return
        }
        var lines = article.lines.map(String.init)
        lines.replaceSubrange(start..<end, with: rows)
        let file = repositoryRoot.appending(path: path)
        try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }

    private var isRecording: Bool {
        ProcessInfo.processInfo.environment["MODELGEN_RECORD"] != nil
    }
}
