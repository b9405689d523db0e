import Diagnostics
import ModelIR
import SwiftDeclarationReader
import Testing

/// Whatever is nested however deep is read, or an error at its place: it never overflows the stack.
@Suite("Nesting") struct NestingTests {
    /// Text that is repeated before and after a middle.
    struct Nest: Sendable, CustomTestStringConvertible {
        var before = ""
        var open: String
        var middle = ""
        var close = ""
        var after = ""

        var testDescription: String { before + open }

        func text(_ depth: Int) -> String {
            "@Model class E {\nvar name = \"\"\n" + before + String(repeating: open, count: depth)
                + middle + String(repeating: close, count: depth) + after + "\n}\n"
        }
    }

    static let tooDeep = [
        Nest(before: "var a: Int", open: "?"),
        Nest(before: "var a: Int", open: "!"),
        Nest(before: "var a: ", open: "(", middle: "Int", close: ")"),
        Nest(before: "var a: ", open: "[", middle: "Int", close: "]"),
        Nest(before: "var a: ", open: "A<", middle: "Int", close: ">"),
        Nest(before: "var a: ", open: "() -> ", middle: "Int"),
        Nest(before: "var a: ", open: "some ", middle: "Int"),
        Nest(before: "var a: ", open: "repeat each ", middle: "Int"),
        Nest(before: "var a = ", open: "[", middle: "1", close: "]"),
        Nest(before: "var a = ", open: "[\n", middle: "1", close: "\n]"),
        Nest(before: "var a = ", open: "{ ", middle: "1", close: " }"),
        Nest(before: "var a = ", open: "try ", middle: "1"),
        Nest(before: "var a = ", open: "await\n", middle: "1"),
        Nest(before: "func f() { a = ", open: "copy ", middle: "b", after: " }"),
        Nest(before: "var a = ", open: "b ? ", middle: "1", close: " : c"),
        Nest(before: "var a = ", open: "\"\\(", middle: "1", close: ")\""),
        Nest(before: "func f() { if a {}", open: " else if a {}", after: " }"),
        Nest(before: "func f() { ", open: "if ", after: " }"),
        Nest(before: "func f() { ", open: "return ", after: " }"),
        Nest(before: "func f() { ", open: "throw ", after: " }"),
        Nest(before: "func f() { if case ", open: "let ", middle: "b = c {}", after: " }"),
        Nest(open: "#if A\n", middle: "var a = 0\n", close: "#endif\n"),
        Nest(
            before: "func f() {\n",
            open: "#if A\n",
            middle: "g()\n",
            close: "#endif\n",
            after: "}"
        ),
        Nest(before: "#if A\n", open: "#elseif B\n", after: "#endif"),
        Nest(open: "func f() {\n", close: "}\n"),
    ]

    @Test("is refused at its place", arguments: tooDeep)
    func isRefused(_ nest: Nest) throws {
        let reading = Reading(nest.text(10_000))
        #expect(reading.model == nil)
        let diagnostic = try #require(reading.diagnostics.first)
        #expect(diagnostic.id == "swift.too-deep" && diagnostic.severity == .error)
        #expect(reading.diagnostics.count == 1)
        #expect(diagnostic.range.start.line >= 3)
        #expect(diagnostic.message.hasPrefix("more than "))
    }

    @Test("is refused at the first token too many")
    func place() {
        let reading = Reading("class A {\n  var a: Int" + String(repeating: "?", count: 300))
        #expect(reading.found == ["2:214 error swift.too-deep"])
        let nested = Reading(String(repeating: "#if A\n", count: 3_000))
        #expect(nested.found == ["201:1 error swift.too-deep"])
    }

    @Test(
        "is read, whatever comes of it",
        arguments: [
            Nest(before: "var a = b", open: ".c"),
            Nest(before: "var a = b", open: "()"),
            Nest(before: "var a = b", open: "[0]"),
            Nest(before: "var a = b", open: "?.c"),
            Nest(before: "var a = 1", open: " + 1"),
            Nest(before: "var a = ", open: "b ? c : ", middle: "1"),
            Nest(before: "var a: A", open: ".B"),
            Nest(before: "var a: A", open: " & A"),
            Nest(before: "func f() { b", open: "\n.c()", after: " }"),
            Nest(before: "func f() { a", open: " = b", after: " }"),
            Nest(before: "func f(", open: "a: Int, ", middle: "b: Int) {}"),
            Nest(open: "/*", close: "*/"),
            Nest(before: "var a = \"", open: "([{", after: "\""),
            Nest(before: "// ", open: "([{"),
        ]
    )
    func isRead(_ nest: Nest) {
        for diagnostic in Reading(nest.text(10_000)).diagnostics {
            #expect(diagnostic.id != "swift.too-deep")
            #expect(diagnostic.range.start.line > 1)
        }
    }

    @Test("of ordinary code is read, however long")
    func ordinary() throws {
        let member = #"""
            var text@: [String: Int?]? = nil
            var value@: Int?
            func f@(_ a: Int?, b: () -> Int) -> (Int) -> Int {
            let text = "(\(a ?? 0 < 1 ? "[" : "{") "
            let pattern = #"([{"("# + """
            ((( "
            """
            if a == 1 { return b() } else if try! a! > 2 { return b() } else { return 1 }
            }
            #if A
            #elseif B
            var x = 0
            #endif
            """#
        let members = (0..<1_000).map { member.replacing("@", with: "\($0)") }
        let reading = Reading("extension X {\n" + members.joined(separator: "\n") + "\n}")
        #expect(!reading.diagnostics.contains { $0.id == "swift.too-deep" })
    }
}
