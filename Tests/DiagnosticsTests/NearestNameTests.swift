import Diagnostics
import Testing

@Suite("The nearest name") struct NearestNameTests {
    @Test(
        "a slip of the pen is found",
        arguments: [
            ("Stirng", "String"), ("string", "String"), ("Dat", "Date"), ("Datee", "Date"),
            ("Integer16", "Integer 16"), ("Dtae", "Date"),
        ]
    )
    func slips(name: String, expected: String) {
        #expect(nearestName(to: name, in: ["Date", "String", "Integer 16", "URI"]) == expected)
    }

    @Test("what was begun is found, the shortest of several", arguments: ["gen", "GEN", "gener"])
    func beginnings(name: String) {
        #expect(nearestName(to: name, in: ["man", "generator", "generate"]) == "generate")
        #expect(nearestName(to: "ge", in: ["generate"]) == nil)
    }

    @Test(
        "what is far from all has no nearest",
        arguments: ["Transformable", "Zzzzzz", "", "Rate5", "Dot"]
    )
    func far(name: String) {
        #expect(nearestName(to: name, in: ["Date", "String"]) == nil)
        #expect(nearestName(to: name, in: []) == nil)
    }

    @Test("of two that are equally near, the first in the alphabet, in any order") func ties() {
        #expect(nearestName(to: "Nota", in: ["Noto", "Note"]) == "Note")
        #expect(nearestName(to: "Nota", in: ["Note", "Noto"]) == "Note")
    }

    @Test("letters beyond ASCII are no problem") func nonASCII() {
        #expect(nearestName(to: "Arger", in: ["Ärger"]) == "Ärger")
    }
}
