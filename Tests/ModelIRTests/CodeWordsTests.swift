import ModelIR
import Testing

/// The words that are code, whatever literals and comments are around them.
struct CodeWordsTests {
    @Test(arguments: [
        ("self.name = name", ["self", "name", "name"]),
        (#"name = "name""#, ["name"]),
        (#"a = "x \(name + "n \(b)") name" + c"#, ["a", "name", "b", "c"]),
        (##"a = #"x \(name) \#(b)"# + c"##, ["a", "b", "c"]),
        (#"a = "\"name\\" + b"#, ["a", "b"]),
        ("a = \"\"\"\n\"name\" \\(b)\n\"\"\" + c", ["a", "b", "c"]),
        ("a // name\n= b /* name /* name */ name */ + c", ["a", "b", "c"]),
        ("a = `default` + 0x1F + 1e5 + #line", ["a", "default"]),
        (#"a = "\((b + (c)))" + d"#, ["a", "b", "c", "d"]),
        // What doesn't end is none of its own.
        ("a \"name", ["a"]), ("a /* name", ["a"]), ("a `b", ["a", "b"]), ("a \"\\", ["a"]),
    ])
    func areFound(_ text: String, _ expected: [String]) {
        #expect(CodeWords(text).words.map(\.text) == expected)
    }

    @Test func othersAreLeftAsTheyAre() {
        let text = #"self.name = name(name: a.name, "name \(name)") // name"#
        let replaced = CodeWords.replacing(in: text) { word in
            guard word.text == "name", !word.isLabel else { return nil }
            return word.isOwn ? "own" : word.isMember ? nil : "other"
        }
        #expect(replaced == #"own = other(name: a.name, "name \(other)") // name"#)
    }
}
