import Diagnostics
import Foundation
import Testing

@Suite("Diagnostics as JSON") struct JSONRendererTests {
    @Test("the document has sorted keys, and only those that say something") func document() {
        let text = """
            {
              "diagnostics" : [
                {
                  "file" : "My Nötes#1/contents",
                  "id" : "attribute.odd",
                  "message" : "odd",
                  "notes" : [],
                  "range" : {
                    "end" : {
                      "column" : 2,
                      "line" : 2
                    },
                    "start" : {
                      "column" : 2,
                      "line" : 2
                    }
                  },
                  "severity" : "note"
                }
              ],
              "version" : 1
            }

            """
        #expect(JSONRenderer.document([SampleDiagnostics.point]) == text)
    }

    @Test("without diagnostics the list is empty") func nothing() {
        #expect(JSONRenderer.document([]) == "{\n  \"diagnostics\" : [],\n  \"version\" : 1\n}\n")
    }

    @Test("programs read what was reported") func decoding() throws {
        let text = JSONRenderer.document(SampleDiagnostics.all)
        let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
        #expect(document.version == 1)
        #expect(document.diagnostics.map(\.id) == SampleDiagnostics.all.map(\.id))
        #expect(document.diagnostics.map(\.message) == SampleDiagnostics.all.map(\.message))
        #expect(document.diagnostics.map(\.severity) == ["error", "warning", "note", "error"])
    }

    @Test("places are given as far as they are known") func places() throws {
        let text = JSONRenderer.document(SampleDiagnostics.all)
        let found = try JSONDecoder().decode(Document.self, from: Data(text.utf8)).diagnostics
        #expect(found[0].file == nil && found[0].range == nil)
        #expect(found[1].file == "/a b" && found[1].range == nil)
        let range = Range(start: Place(line: 2, column: 24), end: Place(line: 2, column: 27))
        let place = Place(line: 1, column: 1)
        #expect(found[3].range == range)
        #expect(found[3].notes.map(\.message) == ["a remark", "seen here"])
        #expect(found[3].notes.map(\.range) == [nil, Range(start: place, end: place)])
        #expect(found[3].fix?.range == range)
        #expect(found[3].fix?.file == SampleDiagnostics.file)
        #expect(found[3].fix?.replacement == "Note")
    }

    private struct Document: Decodable {
        var version: Int
        var diagnostics: [Entry]
    }

    private struct Entry: Decodable {
        var id: String
        var severity: String
        var message: String
        var file: String?
        var range: Range?
        var notes: [Note]
        var fix: Fix?
    }

    private struct Note: Decodable {
        var message: String
        var range: Range?
    }

    private struct Fix: Decodable {
        var message: String
        var file: String
        var range: Range
        var replacement: String
    }

    private struct Range: Decodable, Equatable {
        var start: Place
        var end: Place
    }

    private struct Place: Decodable, Equatable {
        var line: Int
        var column: Int
    }
}
