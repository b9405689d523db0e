import Diagnostics
import Foundation
import ModelIR
import ModelJSON
import TestSupport
import Testing

@Suite("Reading models from JSON") struct JSONModelReaderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func read(_ text: String) throws -> (model: Model?, found: [String]) {
        let path = try folder.write(text, to: "M.json").path(percentEncoded: false)
        var sink = DiagnosticSink()
        let model = JSONModelReader().read(path, diagnostics: &sink)
        let found = sink.sorted.map { diagnostic in
            let start = diagnostic.range.start
            return "\(start.line):\(start.column) \(diagnostic.id): \(diagnostic.message)"
        }
        return (model, found)
    }

    private func json() throws -> String {
        let origin = Origin(file: "M", position: Origin.Position(line: 1, column: 1))
        var model = Model(name: "M", sources: ["M"], origin: origin)
        var entity = Entity(name: "E", origin: origin)
        entity.attributes = [Attribute(name: "a", type: .string, origin: origin)]
        model.entities = [entity]
        return String(decoding: try ModelDocument(model).json(), as: UTF8.self)
    }

    @Test("what was written is read") func good() throws {
        let read = try read(try json())
        #expect(read.model?.entities.map(\.name) == ["E"] && read.found.isEmpty)
    }

    @Test(
        "what is no JSON has a place",
        arguments: [
            ("", "1:1 json.malformed: this isn't JSON: a value is missing"),
            ("{\n  \"a\" 1}", "2:7 json.malformed: this isn't JSON: ':' is expected"),
            ("[1, 2", "1:6 json.malformed: this isn't JSON: ',' or ']' is expected"),
            ("{\"a\": tru}", "1:7 json.malformed: this isn't JSON: a value is expected"),
            (
                "\"\u{1}\"",
                "1:2 json.malformed: this isn't JSON: a control character needs an escape in a "
                    + "text"
            ),
            ("\"a", "1:3 json.malformed: this isn't JSON: the text has no end"),
            ("{} {}", "1:4 json.malformed: this isn't JSON: something follows the value"),
            ("{\"a\": 1,}", "1:9 json.malformed: this isn't JSON: a key is expected"),
        ]
    )
    func malformed(_ text: String, _ expected: String) throws {
        let read = try read(text)
        #expect(read.model == nil && read.found == [expected])
    }

    @Test("deep nesting ends") func deep() throws {
        let read = try read(String(repeating: "[", count: 1_000_000))
        #expect(read.found == ["1:129 json.malformed: this isn't JSON: it is nested too deep"])
    }

    @Test("what is no model has a place") func unexpected() throws {
        let text = try json()
        let name = try read(text.replacing(#""name" : "a""#, with: #""name" : 5"#))
        #expect(name.found.count == 1)
        #expect(name.found[0].hasSuffix(": json.unexpected: a text is expected here") == false)
        #expect(name.found[0].contains("json.unexpected: a text is expected here"))
        let line = text.split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0.contains(#""name" : "a""#) }
        #expect(name.found[0].hasPrefix("\((line ?? 0) + 1):"))
        let missing = try read(text.replacing(#""isAbstract" : false,"#, with: ""))
        #expect(missing.found[0].hasSuffix("json.unexpected: 'isAbstract' is missing here"))
    }

    @Test("another format, another version") func otherFormat() throws {
        let text = try json()
        let format = try read(text.replacing("modelgen-model", with: "something"))
        #expect(
            format.found == [
                "2:14 json.other-format: 'format' is 'something'; this modelgen reads "
                    + "'modelgen-model'"
            ]
        )
        let version = try read(
            text.replacing(#""formatVersion" : 2"#, with: #""formatVersion" : 1"#)
        )
        #expect(
            version.found == [
                "3:21 json.other-format: 'formatVersion' is 1; this modelgen reads 2"
            ]
        )
    }

    @Test("a file that is not there") func notThere() {
        var sink = DiagnosticSink()
        #expect(JSONModelReader().read("/none/M.json", diagnostics: &sink) == nil)
        #expect(sink.sorted.map(\.id) == ["path.not-found"])
    }

    @Test("random changes never crash") func mutations() throws {
        let text = Array(try json().utf8)
        var state: UInt64 = 7
        func below(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let pieces = ["{", "}", "[", "]", ",", ":", "\"", "\\", "1e999", "null", "-", "\u{0}"]
        for _ in 0..<500 {
            var bytes = text
            for _ in 0...below(3) {
                let start = below(bytes.count)
                let end = min(start + below(12), bytes.count)
                bytes.replaceSubrange(start..<end, with: pieces[below(pieces.count)].utf8)
            }
            let found = try read(String(decoding: bytes, as: UTF8.self))
            #expect((found.model == nil) == !found.found.isEmpty)
        }
    }
}
