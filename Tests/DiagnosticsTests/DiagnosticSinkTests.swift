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

    @Test("control characters of names are not told") func printable() {
        let place = SourceLocation(file: "a\nb", line: 1, column: 1)
        let range = SourceRange(start: place)
        let odd = Diagnostic(
            .warning,
            "a.b",
            at: place,
            "'x\ny' \u{1B}[31m\u{2028}é",
            notes: [Diagnostic.Note("\tz")],
            fix: Diagnostic.Fix("Write '\u{7F}'.", replace: range, with: "\t")
        )
        var sink = DiagnosticSink()
        sink.report(odd)
        sink.report(contentsOf: [odd])
        #expect(sink.sorted.map(\.message) == ["'x?y' ?[31m?é"])
        #expect(sink.sorted.map(\.notes) == [[Diagnostic.Note("?z")]])
        #expect(sink.sorted[0].range.start.file == "a\nb")
        #expect(sink.sorted[0].fix == Diagnostic.Fix("Write '?'.", replace: range, with: "\t"))
    }

    @Test("files come before lines, lines before columns") func locations() {
        let places = [
            SourceLocation(file: "a", line: 0), SourceLocation(file: "a", line: 2, column: 9),
            SourceLocation(file: "a", line: 10, column: 1), SourceLocation(file: "b"),
        ]
        #expect(places.reversed().sorted() == places)
    }
}
