import Diagnostics
import Testing

@Suite("Suppressed diagnostics") struct SuppressionTests {
    private func place(_ line: Int, _ column: Int = 1) -> Diagnostics.SourceLocation {
        Diagnostics.SourceLocation(file: "f", line: line, column: column)
    }

    private func diagnostic(
        _ line: Int,
        _ id: String = "a.b",
        _ severity: Diagnostic.Severity = .warning
    ) -> Diagnostic {
        Diagnostic(severity, id, at: place(line, 5), "text")
    }

    /// Lines 2 to 4.
    private var places: SuppressedPlaces {
        SuppressedPlaces("a.b", at: place(1), spans: [place(2)...place(4, .max)])
    }

    @Test("those with the id, inside of the span, aren't shown") func span() {
        var sink = DiagnosticSink()
        sink.report(contentsOf: (1...5).map { diagnostic($0) } + [diagnostic(3, "a.c")])
        sink.suppress([places])
        #expect(sink.sorted == [diagnostic(1), diagnostic(3, "a.c"), diagnostic(5)])
        #expect(sink.unusedSuppressions.isEmpty)
    }

    @Test("errors are shown, but not what the user turned into one") func errors() {
        var sink = DiagnosticSink(levels: ["a.b": .error])
        sink.suppress([places])
        sink.report(diagnostic(3))
        #expect(!sink.hasErrors && sink.sorted.isEmpty)
        sink.report(diagnostic(3, "a.b", .error))
        #expect(sink.hasErrors && sink.sorted == [diagnostic(3, "a.b", .error)])
    }

    @Test("what another stage reports is suppressed, too") func otherStage() {
        var other = DiagnosticSink()
        other.report(diagnostic(2))
        other.suppress([places])
        var sink = DiagnosticSink(levels: ["a.b": .error])
        sink.report(contentsOf: other)
        sink.report(diagnostic(4))
        #expect(sink.sorted.isEmpty)
    }

    @Test("one is used if any stage that knows it has a use for it") func unused() {
        let further = SuppressedPlaces("a.b", at: place(1), spans: [place(9)...place(9, 9)])
        var sink = DiagnosticSink()
        sink.suppress([places, further])
        sink.report(contentsOf: [diagnostic(1), diagnostic(3, "a.c")])
        #expect(sink.unusedSuppressions == [places, further])
        sink.report(diagnostic(9))
        #expect(sink.unusedSuppressions.isEmpty)
    }
}
