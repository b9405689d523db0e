import ModelIR
import Testing

/// Which initializers code calls.
struct InitializerCallTests {
    private func fragment(_ text: String, _ kind: SourceFragment.Kind = .method) -> SourceFragment {
        let origin = Origin(file: "Docs.swift", position: .init(line: 1, column: 1))
        return SourceFragment(
            kind,
            name: "a()",
            text: text,
            language: "swift",
            condition: nil,
            origin: origin
        )
    }

    @Test(arguments: [
        (
            "Doc(title: a ? b : c, pages: [])",
            InitializerCall(.named("Doc"), labels: ["title", "pages"])
        ),
        (
            "Doc.init(\"a, b\", size: f(1, 2))",
            InitializerCall(.named("Doc"), labels: ["_", "size"])
        ),
        (
            "names.map(Doc.init(title:size:))",
            InitializerCall(.named("Doc"), labels: ["title", "size"])
        ),
        ("\"\\(Doc(title: \"a\"))\"", InitializerCall(.named("Doc"), labels: ["title"])),
        ("return .init()", InitializerCall(.inferred, labels: [])),
        ("[.init(title: \"a\")]", InitializerCall(.inferred, labels: ["title"])),
        ("Self(title: #\"a \" b\"#)", InitializerCall(.own, labels: ["title"])),
        ("self.init(title: \"a\")", InitializerCall(.own, labels: ["title"])),
    ])
    func callsAreFound(_ text: String, _ expected: InitializerCall) {
        #expect(fragment(text).initializerCalls.contains(expected))
    }

    @Test(arguments: [
        "\"Doc(title: 1)\"", "// Doc(title: 1)", "/* Doc(title: 1) */", "init(title: Int) {}",
        "func Doc(title: Int) {}", "super.init(title: 1)",
    ])
    func otherTextIsNone(_ text: String) {
        #expect(fragment(text).initializerCalls == [])
    }

    @Test func defaultsCanBeLeftOut() throws {
        let text = "@A public convenience init?<T>(_ a: T, b c: Int = 1, d: [Int: Int] = [:]) {}"
        let declared = fragment(text, .convenienceInitializer)
        let signature = try #require(declared.initializerSignature)
        #expect(signature.name == "init(_:b:d:)")
        #expect(signature.takes(["_"]) && signature.takes(["_", "d"]))
        #expect(!signature.takes([]) && !signature.takes(["_", "d", "b"]))
        #expect(fragment(text).initializerSignature == nil)
    }
}
