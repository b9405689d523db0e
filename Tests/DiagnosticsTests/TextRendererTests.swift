import Diagnostics
import Foundation
import Testing

@Suite("Diagnostics as text") struct TextRendererTests {
    private let place = SourceLocation(file: "Notes/contents", line: 12, column: 9)

    private var diagnostic: Diagnostic {
        let value = SourceLocation(file: "Notes/contents", line: 12, column: 15)
        let range = SourceRange(start: value, length: 3)
        return Diagnostic(
            .error,
            "relationship.unknown-destination",
            at: place,
            "no entity 'Nte'",
            notes: [Diagnostic.Note("seen here"), Diagnostic.Note("and here", at: value)],
            fix: Diagnostic.Fix("Write 'Note'.", replace: range, with: "Note")
        )
    }

    @Test("one line each for the diagnostic, its notes and its fix") func lines() {
        #expect(
            TextRenderer.lines(for: diagnostic) == [
                "Notes/contents:12:9: error: no entity 'Nte' [relationship.unknown-destination]",
                "Notes/contents:12:9: note: seen here",
                "Notes/contents:12:15: note: and here",
                "Notes/contents:12:15: note: fix: Write 'Note'.",
            ]
        )
    }

    @Test("a file as a whole has no line") func wholeFile() {
        let diagnostic = Diagnostic(.warning, "a.b", at: SourceLocation(file: "f"), "text")
        #expect(TextRenderer.lines(for: diagnostic) == ["f: warning: text [a.b]"])
    }

    @Test("colours mark the severity and nothing else") func colors() {
        let diagnostic = Diagnostic(.warning, "a.b", at: SourceLocation(file: "f"), "text")
        let lines = TextRenderer.lines(for: diagnostic, colored: true)
        #expect(lines == ["f: \u{1B}[1;35mwarning:\u{1B}[0m text [a.b]"])
    }

    @Test("a diagnostic is the same after a round trip through JSON") func codable() throws {
        let data = try JSONEncoder().encode(diagnostic)
        #expect(try JSONDecoder().decode(Diagnostic.self, from: data) == diagnostic)
    }
}
