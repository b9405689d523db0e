import ModelIR
import Testing

@Suite("Properties of value types") struct TypedPropertyTests {
    private let types = """
        @OptionSet<Int64>(ids: 0...62) struct IDs {}
        @OptionSet<Int32> struct Topics { enum Options: Int { case news, sport, weather = 10 } }
        enum Mood: Int16 { case low = -1, neutral }
        @Validated(.range(0...9)) struct Grams { var rawValue: Double }
        @Validated(.ascending) @Composite struct Pair { var start: Date; var end: Date }
        @Composite enum Content { case one(date: Date, value: Double), two(date: Date, pair: Pair) }
        """

    @Test("a property keeps its name, and what is stored for another takes one that is free")
    func namesWithEndings() throws {
        let entity = try entity(
            """
            var status: Status
            var statusRaw: Int
            var kind: Status?
            var kindRaw: Int? { kind?.rawValue }
            """,
            beside: "enum Status: Int { case open }"
        )
        #expect(entity.attributes.map(\.name) == ["statusRawValue", "statusRaw", "kindRawValue"])
        #expect(entity.attributes.map(\.declaredName) == ["status", "statusRaw", "kind"])
        // Stores find the values if the other member comes later.
        #expect(
            entity.attributes.map(\.renamingIdentifier) == ["statusRaw", nil, "kindRaw"]
        )
    }

    @Test("whatever Swift takes as a name can be that of an attribute")
    func storedNames() throws {
        let attribute = try attribute("@Stored(\"ph·aRaw\") var ph·a: Double?")
        #expect(attribute.name == "ph·aRaw")
    }

    @Test("a raw attribute and a typed property")
    func raw() throws {
        let entity = try entity(
            "var mood: Mood = .low\nvar weight: Grams?\nvar name: NonEmptyString",
            beside: types
        )
        #expect(entity.attributes.map(\.name) == ["moodRaw", "weightRaw", "nameRaw"])
        #expect(entity.attributes.map(\.type) == [.integer16, .double, .string])
        #expect(entity.attributes.map(\.isOptional) == [false, true, false])
        #expect(entity.attributes[0].defaultValue == .literal(.integer(-1)))
        #expect(entity.attributes.map(\.declaredName) == ["mood", "weight", "name"])
        #expect(entity.attributes.map(\.valueType) == ["Mood", "Grams", "NonEmptyString"])
    }

    @Test("defaults of option sets are masks")
    func masks() throws {
        #expect(
            try attribute("var t: Topics = []", beside: types).defaultValue == .literal(.integer(0))
        )
        let some = try attribute("var t: Topics = [.news, .weather]", beside: types)
        #expect(some.defaultValue == .literal(.integer(1025)))
        #expect(some.type == .integer32)
        #expect(
            mistakes("    var t: Topics = [.new]", beside: types) == [
                "2:23 error attribute.wrong-default"
            ]
        )
        #expect(
            mistakes("    var m: Mood = .hi", beside: types) == [
                "2:20 error attribute.wrong-default"
            ]
        )
    }

    @Test("ids over a mask")
    func ids() throws {
        let entity = try entity(
            "@Stored(\"mask\", as: IDs.self) var chosen: [Int] = []",
            beside: types
        )
        #expect(entity.attributes.map(\.name) == ["mask"])
        #expect(entity.attributes.map(\.code?.showsIDs) == [true])
        #expect(entity.attributes.map(\.declaredName) == ["chosen"])
        #expect(
            mistakes("@Stored(\"m\", as: ID.self) var c: [Int]", beside: types) == [
                "2:18 error swift.unknown-type"
            ]
        )
    }

    @Test("a choice over columns")
    func choice() throws {
        let entity = try entity("var content: Content?", beside: types)
        let names = [
            "content_kind", "content_date", "content_value", "content_pair_start",
            "content_pair_end",
        ]
        #expect(entity.attributes.map(\.name) == names)
        #expect(entity.attributes.map(\.type) == [.string, .date, .double, .date, .date])
        #expect(entity.attributes.allSatisfy { $0.isOptional })
        let composite = try #require(entity.compositeProperties.first)
        #expect(composite.discriminator == "content_kind")
        #expect(composite.columns.map(\.path) == ["date", "value", "pair.start", "pair.end"])
        #expect(composite.columns.map(\.attribute) == Array(names.dropFirst()))
    }

    @Test("named columns, of which two may share one")
    func namedColumns() throws {
        let entity = try entity(
            "@Stored(discriminator: \"type\", [\"date\": \"start\", \"pair.start\": \"start\"]) var content: Content",
            beside: types
        )
        #expect(
            entity.attributes.map(\.name) == ["type", "start", "content_value", "content_pair_end"]
        )
        #expect(entity.attributes[0].isOptional == false)
        let wrong = "    @Stored([\"dat\": \"a\"]) var content: Content"
        #expect(mistakes(wrong, beside: types) == ["2:14 error composite.unknown-part"])
        let mixed = "    @Stored([\"date\": \"a\", \"value\": \"a\"]) var content: Content"
        #expect(mistakes(mixed, beside: types) == ["2:27 error composite.column-types"])
    }

    @Test("a structure in a required property has required columns")
    func structure() throws {
        let entity = try entity("var pair: Pair", beside: types)
        #expect(entity.attributes.map(\.name) == ["pair_start", "pair_end"])
        #expect(entity.attributes.allSatisfy { !$0.isOptional })
    }

    @Test("numbers of cases make the discriminator an integer")
    func numbers() throws {
        let content =
            "@Composite enum C { @Stored(case: 3) case a(x: Int)\n@Stored(case: 1) case b }"
        let entity = try entity("var c: C", beside: content)
        #expect(entity.attributes[0].type == .integer16)
        #expect(
            entity.compositeProperties[0].caseNumbers
                == [CompositeProperty.CaseNumber("a", 3), CompositeProperty.CaseNumber("b", 1)]
        )
    }
}
