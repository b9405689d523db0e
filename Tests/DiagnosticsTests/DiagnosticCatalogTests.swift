import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("The catalog of diagnostics") struct DiagnosticCatalogTests {
    @Test("it holds what the article lists, with the same severities") func article() throws {
        let file = repositoryRoot.appending(path: "Documentation/modelgen.docc/Diagnostics.md")
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { $0.hasPrefix("| `") }
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
            .filter { ["error", "warning", "note"].contains($0[1]) }
        let ids = { (isError: Bool) in
            rows.filter { ($0[1] == "error") == isError }
                .map { $0[0].trimmingCharacters(in: ["`"]) }
        }
        #expect(ids(true) == DiagnosticCatalog.errors)
        #expect(ids(false) == DiagnosticCatalog.changeable)
        #expect(rows.count > 100)
    }

    @Test("a sink gives diagnostics the severity that is wanted") func levels() {
        var sink = DiagnosticSink(levels: ["a.b": .error, "c.d": .ignore, "e.f": .warning])
        let place = SourceLocation(file: "F")
        sink.report(Diagnostic(.warning, "a.b", at: place, "1"))
        sink.report(contentsOf: [
            Diagnostic(.warning, "c.d", at: place, "2"), Diagnostic(.note, "e.f", at: place, "3"),
            Diagnostic(.note, "g.h", at: place, "4"), Diagnostic(.error, "c.d", at: place, "5"),
        ])
        #expect(sink.sorted.map(\.severity) == [.error, .error, .warning, .note])
        var other = DiagnosticSink()
        other.report(Diagnostic(.warning, "c.d", at: place, "6"))
        sink.report(contentsOf: other)
        #expect(sink.sorted.count == 4)
        #expect(sink.hasErrors)
    }
}
