import Diagnostics
import Testing

@Suite("Collected diagnostics") struct DiagnosticSinkTests {
    private func diagnostic(
        _ line: Int,
        _ id: String = "a.b",
        _ severity: Diagnostic.Severity = .warning
    ) -> Diagnostic {
        let place = SourceLocation(file: "f", line: line, column: 1)
        return Diagnostic(severity, id, at: place, "text")
    }

    @Test("they are sorted by place, then id, and stand once") func sorted() {
        var sink = DiagnosticSink()
        sink.report(contentsOf: [diagnostic(10), diagnostic(2, "b.a"), diagnostic(2)])
        sink.report(diagnostic(10))
        #expect(sink.sorted == [diagnostic(2), diagnostic(2, "b.a"), diagnostic(10)])
    }

    @Test("only an error is an error", arguments: Diagnostic.Severity.allCases)
    func errors(severity: Diagnostic.Severity) {
        var sink = DiagnosticSink()
        #expect(!sink.hasErrors)
        sink.report(diagnostic(1, "a.b", severity))
        #expect(sink.hasErrors == (severity == .error))
    }

    @Test("files come before lines, lines before columns") func locations() {
        let places = [
            SourceLocation(file: "a", line: 0), SourceLocation(file: "a", line: 2, column: 9),
            SourceLocation(file: "a", line: 10, column: 1), SourceLocation(file: "b"),
        ]
        #expect(places.reversed().sorted() == places)
    }
}
