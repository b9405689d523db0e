import Checks
import Diagnostics
import Foundation
import TestSupport
import Testing

/// The page about diagnostics has the table that the sources give.
@Suite("The table of diagnostics") struct DiagnosticTableTests {
    private let file = repositoryRoot.appending(path: "Documentation/modelgen.docc/Diagnostics.md")
    private let head = ["| id | severity | what is wrong |", "|---|---|---|"]

    @Test("it is recorded") func table() throws {
        let rows = DiagnosticCatalog.all.map { kind in
            "| `\(kind.id)` | \(kind.severity.rawValue) | \(kind.summary) |"
        }
        let lines = try String(contentsOf: file, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let start = try #require(lines.firstIndex(of: head[0]))
        let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.count
        guard ProcessInfo.processInfo.environment["MODELGEN_RECORD"] != nil else {
            #expect(Array(lines[start..<end]) == head + rows)
            return
        }
        let recorded = lines[..<start] + head + rows + lines[end...]
        try recorded.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }

    @Test("ids are there once") func repeats() {
        let ids = DiagnosticCatalog.all.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(ids.count > 200)
    }
}
