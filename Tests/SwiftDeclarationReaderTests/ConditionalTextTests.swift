import Testing

@testable import SwiftDeclarationReader

/// Parts of a text that are put into an `#if`.
struct ConditionalTextTests {
    private func wrapped(_ text: String, _ part: String) throws -> ConditionalText {
        let (bytes, part) = (Array(text.utf8), Array(part.utf8))
        let start = try #require(bytes.indices.first { bytes[$0...].starts(with: part) })
        return ConditionalText(text, start..<start + part.count, "canImport(UIKit)")
    }

    @Test func aPartOnLinesOfItsOwnIsIndented() throws {
        let text = "struct A {\n    var a: Int {\n        1\n    }\n    var b = 2\n}"
        let result = try wrapped(text, "var a: Int {\n        1\n    }")
        #expect(
            result.text
                == """
                struct A {
                    #if canImport(UIKit)
                        var a: Int {
                            1
                        }
                    #endif
                    var b = 2
                }
                """
        )
        // Places of what is before it, of its beginning, inside of it and behind it.
        for word in ["struct", "var a", "1", "var b", "}"] {
            let old = Array(text.utf8)
            let new = Array(result.text.utf8)
            let place = try #require(old.indices.first { old[$0...].starts(with: word.utf8) })
            #expect(new[result.offset(of: place)...].starts(with: word.utf8), "\(word)")
        }
    }

    @Test func aPartOfALineGetsLines() throws {
        let result = try wrapped("    func f() { a(); log(1); b() }", "log(1);")
        #expect(
            result.text
                == """
                    func f() { a();
                        #if canImport(UIKit)
                            log(1);
                        #endif
                    b() }
                """
        )
    }

    @Test func linesOfALiteralStay() throws {
        let part = "var a = \"\"\"\n  text\n  \"\"\""
        let result = try wrapped("struct A {\n\(part)\n}", part)
        #expect(result.text == "struct A {\n#if canImport(UIKit)\n\(part)\n#endif\n}")
    }

    @Test func everyOccurrenceElsewhereIsWrapped() throws {
        let result = try wrapped("log(1)", "log(1)")
        #expect(
            result.inserted(into: "if a {\n    log(1)\n}\nlog(1)")
                == """
                if a {
                    #if canImport(UIKit)
                        log(1)
                    #endif
                }
                #if canImport(UIKit)
                    log(1)
                #endif
                """
        )
    }
}
