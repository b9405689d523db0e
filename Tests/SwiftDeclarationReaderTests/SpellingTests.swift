import ModelIR
import Testing

@Suite("What can be said in one way only") struct SpellingTests {
    @Test("`inverse: nil` keeps a relationship without an inverse") func noInverse() throws {
        let text = """
            @Model class A { @Relationship(inverse: nil) var b: B? }
            @Model class B { var a: A? }
            """
        let reading = Reading(text)
        #expect(reading.found.isEmpty, "\(reading.messages)")
        let entities = try #require(reading.model?.entities)
        #expect(entities.flatMap(\.relationships).map(\.inverse) == [nil, nil])
        let inferred = try model(text.replacing("@Relationship(inverse: nil) ", with: ""))
        #expect(!inferred.entities.flatMap(\.relationships).contains { $0.inverse == nil })
    }

    @Test("an inverse may lead to a child of its entity") func inverseOfAChild() throws {
        let text = """
            @Model class A { @Relationship(inverse: \\B.a) var b: B? }
            @Model class C: A {}
            @Model class B { var a: C? }
            """
        let entities = try model(text).entities
        #expect(entities.flatMap(\.relationships).map(\.inverse?.relationship) == ["a", "b"])
    }

    @Test("a relationship to one object has one at most") func counts() throws {
        let entity = try entity("var b: B?; var c: [B]", beside: "@Model class B {}")
        #expect(entity.relationships.map(\.maximumCount) == [1, nil])
    }

    @Test(
        "defaults that wrap a constant",
        arguments: [
            ("var u: URL = URL(string: \"a:b\")!", DefaultValue.literal(.string("a:b"))),
            ("var u: UUID = UUID(uuidString: \"1\")!", .literal(.string("1"))),
            ("var n: Name = \"Anna\"", .literal(.string("Anna"))),
            ("var n: Name = make()", .opaque(text: "make()", language: "swift")),
            ("@Stored(\"m\", as: IDs.self) var i: [Int] = [0, 3]", .literal(.integer(9))),
        ]
    ) func defaults(member: String, value: DefaultValue) throws {
        let types = """
            @Validated struct Name { var rawValue: String }
            @OptionSet<Int64>(ids: 0...8) struct IDs {}
            """
        #expect(try attribute(member, beside: types).defaultValue == value)
    }

    @Test("`NSObject` is what a model file means that names no class") func object() throws {
        let plain = try attribute("@Attribute(.transformable) var o: NSObject?")
        #expect(plain.type == .transformable && plain.customClassName == nil)
        #expect(plain.valueTransformerName == nil)
        let number = try attribute("@Attribute(.codable) var o: Int")
        #expect(number.type == .codable && number.customClassName == "Int")
    }

    @Test("conditions inside conditions keep their meaning") func conditions() throws {
        let text = """
            #if os(iOS) || os(macOS)
            #if DEBUG
            @Model class A { var b: Int }
            #endif
            #endif
            """
        let condition = try model(text).entities.first?.code?.condition
        #expect(condition == "(os(iOS) || os(macOS)) && DEBUG")
    }

    @Test("members lose the indentation of their class alone") func indentation() throws {
        let members = "  func f() {\n    g(\n      \"\"\"\n      a\n\n        b\n      \"\"\")\n  }"
        let text = try entity(members).code?.carriedOver.first?.text
        #expect(text == "func f() {\n  g(\n    \"\"\"\n    a\n\n      b\n    \"\"\")\n}")
    }

    @Test("a negative bound stands between parentheses") func bounds() throws {
        let type = try valueType(
            "@Validated(.range(...(-5)), .range(-9 ... -5)) struct A { var rawValue: Int }"
        )
        guard case .validated(let validated) = type.kind else { return #expect(Bool(false)) }
        let kinds: [ValidationRule.Kind] = [
            .range(Bounds(lower: nil, upper: "-5")), .range(Bounds(lower: "-9", upper: "-5")),
        ]
        #expect(validated.rules.map(\.kind) == kinds)
    }
}
