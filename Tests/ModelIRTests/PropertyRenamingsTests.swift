import ModelIR
import Testing

/// Other names of properties in carried-over code.
struct PropertyRenamingsTests {
    private let origin = Origin(file: "Notes.swift", position: .init(line: 1, column: 1))

    /// A method of `Note` with `hashProperty` for its `hash`; `nil` if it may name something else.
    private func renamed(_ text: String, in owner: String = "Note") -> String? {
        var model = Model(name: "Notes", sources: ["Notes.swift"], origin: origin)
        model.entities = ["Note", "Memo", "Pad"].map { name in
            var entity = Entity(name: name, origin: origin)
            entity.parent = name == "Memo" ? "Note" : nil
            return entity
        }
        var code = CodeDetails()
        code.carriedOver = [
            SourceFragment(
                .method,
                name: "method()",
                text: text,
                language: "swift",
                condition: nil,
                origin: origin
            )
        ]
        let place = model.entities.firstIndex { $0.name == owner } ?? 0
        model.entities[place].code = code
        var renamings = PropertyRenamings()
        renamings.add("hash", as: "hashProperty", of: "Note")
        let unclear = model.rename(renamings)
        return unclear.isEmpty ? model.fragments[0].text : nil
    }

    @Test(arguments: [
        ("func f() -> Int { hash &* 31 }", "func f() -> Int { hashProperty &* 31 }"),
        ("func f() { self.hash += 1 }", "func f() { self.hashProperty += 1 }"),
        ("var f: Int { `hash` }", "var f: Int { hashProperty }"),
        (
            #"func f() -> String { "hash \(hash)" }"#,
            #"func f() -> String { "hash \(hashProperty)" }"#
        ),
        ("func f() { hash = 1 } // hash", "func f() { hashProperty = 1 } // hash"),
        ("func f() { g(hash: hash) }", "func f() { g(hash: hashProperty) }"),
        ("func f() -> Any { \\Note.hash }", "func f() -> Any { \\Note.hashProperty }"),
        (
            "func f() -> Bool { isNew ? hash > 1 : hash < 1 }",
            "func f() -> Bool { isNew ? hashProperty > 1 : hashProperty < 1 }"
        ),
        (
            "func f() {\n    print(hash)\n    for x in xs { print(x) }\n}",
            "func f() {\n    print(hashProperty)\n    for x in xs { print(x) }\n}"
        ),
    ])
    func propertiesHaveTheirNewNames(_ text: String, _ expected: String) {
        #expect(renamed(text) == expected)
    }

    /// A parameter hides the property in all of the function.
    @Test(arguments: [
        (
            "func f(hash: Int) { self.hash = hash }",
            "func f(hash: Int) { self.hashProperty = hash }"
        ),
        (
            "func f(_ hash: Int) { self.hash = hash }",
            "func f(_ hash: Int) { self.hashProperty = hash }"
        ),
        ("func f(with hash: Int) { g(hash) }", "func f(with hash: Int) { g(hash) }"),
        ("func f(hash new: Int) { hash = new }", "func f(hash new: Int) { hashProperty = new }"),
    ])
    func parametersKeepTheirNames(_ text: String, _ expected: String) {
        #expect(renamed(text) == expected)
    }

    @Test(arguments: [
        "func f() { state = .hash }", "func f() { state = State.hash }",
        "func f() -> State { return .hash }",
        "func f() { g(.hash) }", "func f() { g(hash: 1) }", "func f() { rehash() }",
    ])
    func otherNamesAreUnchanged(_ text: String) {
        #expect(renamed(text) == text)
    }

    @Test(arguments: [
        "func f(_ other: Note) -> Int { other.hash }", "func f() { xs.map(\\.hash) }",
        "func f() { xs.map { $0.hash } }", "func f() { other?.hash = 1 }",
        "func f() { let hash = 1; print(hash) }", "func f() { if let hash { print(hash) } }",
        "func f() { let (a, hash) = g(); print(a, hash) }",
        "func f() { xs.map { hash in hash + 1 } }",
        "func f() { xs.map { (a: Int, hash: Int) in a + hash } }",
        "func f() { for hash in xs { print(hash) } }",
        "func f() { g { [hash] in print(hash) } }", "static func f() -> Int { hash }",
        "func f() { struct A { let hash = 1; func g() { print(self.hash) } } }",
        "func f() { let hashProperty = 1; hash = hashProperty }",
        "func f() { if case .some(let hash) = x { print(hash) } }",
    ])
    func unclearCodeIsReturned(_ text: String) {
        #expect(renamed(text) == nil)
    }

    @Test func childrenInheritTheProperty() {
        #expect(
            renamed("func f() -> Int { hash }", in: "Memo") == "func f() -> Int { hashProperty }"
        )
    }

    /// A class without the property has its own meaning of the name.
    @Test func otherClassesKeepTheName() {
        #expect(renamed("func f() -> Int { hash }", in: "Pad") == "func f() -> Int { hash }")
        #expect(renamed("func f(_ n: Note) -> Int { n.hash }", in: "Pad") == nil)
    }
}
