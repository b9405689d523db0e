import Diagnostics
import Testing

@Suite("Levels of diagnostics") struct DiagnosticLevelTests {
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
