import JSON
import Testing

@Suite("Reading JSON with places") struct JSONTextTests {
    private func read(_ text: String, _ dialect: JSONText.Dialect = .strict) throws -> JSONText {
        try JSONText(Array(text.utf8), dialect: dialect)
    }

    /// For example: `1:6 a key is expected`; `nil` for valid JSON.
    private func mistake(_ bytes: [UInt8], _ dialect: JSONText.Dialect = .strict) -> String? {
        do throws(JSONMistake) {
            _ = try JSONText(bytes, dialect: dialect)
            return nil
        } catch {
            return "\(error.position.line):\(error.position.column) \(error.message)"
        }
    }

    private func string(_ text: String) throws -> String? {
        guard case .string(let value) = try read(text).root.content else { return nil }
        return value
    }

    @Test("comments and last commas are for those who ask") func comments() throws {
        let text = """
            // a
            { /* b /* in */ b */ "k": [1, 2,], // c
              "l": {"m": null,}, /**/
            } /* d */
            """
        let root = try read(text, .commented).root
        let plain = try read(#"{"k":[1,2],"l":{"m":null}}"#).root
        #expect(withoutPlaces(root) == withoutPlaces(plain))
        #expect(mistake(Array(text.utf8)) == "1:1 a value is expected")
    }

    @Test("escapes are replaced") func escapes() throws {
        #expect(try string(#""a\"\\\/\b\f\n\r\tz""#) == "a\"\\/\u{8}\u{C}\n\r\tz")
        #expect(try string(#""\u00e9\uD83D\uDE42""#) == "é🙂")
    }

    @Test("places count bytes, and no byte order mark") func places() throws {
        let text = try read("\u{FEFF}[\"é\",\n  true]")
        guard case .array(let elements) = text.root.content else { return }
        #expect(text.position(of: text.root) == text.position(of: 3))
        let places = elements.map { text.position(of: $0) }.map { "\($0.line):\($0.column)" }
        #expect(places == ["1:2", "2:3"])
        #expect(elements.map(\.range.count) == [4, 4])
    }

    @Test("repeated keys stay") func repeated() throws {
        guard case .object(let members) = try read(#"{"a":1,"a":2}"#).root.content else {
            Issue.record("no object")
            return
        }
        #expect(members.map(\.key) == ["a", "a"])
    }

    @Test(
        "mistakes have places",
        arguments: [
            (#""\x""#, "1:2 there is no such escape"),
            (#""\"#, "1:3 the text has no end"),
            (#""\u12g4""#, "1:6 four hexadecimal digits are expected"),
            (#""\ud83d""#, "1:2 half of a character is missing"),
            (#""\ude42""#, "1:2 half of a character is missing"),
            (#""\ud83d\u0041""#, "1:2 half of a character is missing"),
            ("01", "1:1 this is no number"), ("-", "1:1 this is no number"),
            ("1.", "1:1 this is no number"), ("2e", "1:1 this is no number"),
            ("1.5.2", "1:4 something follows the value"), ("[+1]", "1:2 a value is expected"),
            ("[1,]", "1:4 a value is expected"),
        ]
    )
    func mistakes(_ text: String, _ expected: String) {
        #expect(mistake(Array(text.utf8)) == expected)
    }

    @Test(
        "mistakes among comments",
        arguments: [
            ("{ /* a", "1:3 the comment has no end"), ("/* /* */ 1", "1:1 the comment has no end"),
            ("/*/ 1", "1:1 the comment has no end"),
            ("{ / }", "1:3 a comment begins with '//' or '/*'"),
            ("[1,,]", "1:4 a value is expected"), ("[,]", "1:2 a value is expected"),
            ("// only", "1:8 a value is missing"),
        ]
    )
    func mistakesAmongComments(_ text: String, _ expected: String) {
        #expect(mistake(Array(text.utf8), .commented) == expected)
    }

    @Test("bytes that are no UTF-8 are no text") func notUTF8() {
        #expect(mistake([0x22, 0xFF, 0x22])?.hasSuffix("the text is not UTF-8") == true)
        #expect(mistake([0xFF]) == "1:1 a value is expected")
    }

    @Test("deep nesting ends") func deep() {
        let text = String(repeating: #"{"a":["#, count: 100_000)
        #expect(mistake(Array(text.utf8))?.hasSuffix("it is nested too deep") == true)
    }

    @Test("a path leads as far as it can") func paths() throws {
        let text = try read(#"{"a":[10,{"b":20}]}"#)
        let places = { (path: [JSONNode.Step]) in
            text.position(of: text.root.nearest(to: path)).column
        }
        #expect(places([.key("a"), .index(1), .key("b")]) == 15)
        #expect(places([.key("a"), .index(7)]) == 6)
        #expect(places([.key("none")]) == 1)
    }

    /// The same value with all positions at the start.
    private func withoutPlaces(_ node: JSONNode) -> JSONNode {
        let content: JSONNode.Content =
            switch node.content {
            case .null, .boolean, .number, .string: node.content
            case .array(let elements): .array(elements.map(withoutPlaces))
            case .object(let members):
                .object(
                    members.map { member in
                        var member = member
                        member.keyRange = 0..<0
                        member.value = withoutPlaces(member.value)
                        return member
                    }
                )
            }
        return JSONNode(content: content, range: 0..<0)
    }
}
