import ModelIR
import Testing

@Suite("Attributes") struct AttributeTests {
    @Test(
        "types with their spellings",
        arguments: [
            ("Bool", AttributeType.boolean), ("Int", .int), ("Int16", .integer16),
            ("Int32", .integer32), ("Int64", .integer64), ("UInt8", .integer16), ("Float", .float),
            ("Double", .double), ("Decimal", .decimal), ("String", .string), ("Date", .date),
            ("Data", .binary), ("UUID", .uuid), ("URL", .uri), ("Foundation.Date", .date),
        ]
    )
    func types(spelling: String, type: AttributeType) throws {
        let required = try attribute("var a: \(spelling)")
        #expect(required.type == type)
        #expect(!required.isOptional)
        for optional in ["\(spelling)?", "Optional<\(spelling)>", "(\(spelling))?", "\(spelling)!"]
        {
            let attribute = try attribute("var a: \(optional)")
            #expect(attribute.type == type)
            #expect(attribute.isOptional)
        }
    }

    @Test("numbers and flags are scalars, optional or not")
    func scalars() throws {
        #expect(try attribute("var a: Int?").usesScalarType == true)
        #expect(try attribute("var a: Bool").usesScalarType == true)
        #expect(try attribute("var a: String").usesScalarType == nil)
    }

    @Test(
        "types that are inferred from defaults",
        arguments: [
            ("false", AttributeType.boolean), ("0", .int), ("-1", .int),
            ("0.0", .double),
            ("1e3", .double), ("\"\"", .string), ("UUID()", .uuid), ("Date()", .date),
            ("Date.now", .date), ("Data()", .binary), ("Decimal(1)", .decimal),
            ("Int16(3)", .integer16),
            ("[String]()", .transformable), ("Set<Int>()", .transformable),
            ("[String: Int]()", .transformable), ("URL(string: \"a\")!", .uri),
            ("UUID().uuidString", .string), ("Date().addingTimeInterval(60)", .date),
            ("Date.now.timeIntervalSince1970", .double), ("Date(timeIntervalSinceNow: -1)", .date),
            ("Locale.current.identifier", .string), ("TimeZone.current.secondsFromGMT()", .int),
            ("Calendar.current.startOfDay(for: .now)", .date), ("Int.random(in: 1...6)", .int),
            ("60 * 60 * 24", .int), ("1 / 3.0", .double), ("\"a\" + \"b\"", .string),
            ("1 < 2", .boolean), ("!true", .boolean), ("3 as Int16", .integer16),
            ("true ? 1.5 : 2", .double), ("[1, 2]", .transformable), ("(1)", .int),
            ("\"a\".uppercased()", .string), ("Int(1.5)", .int),
            ("Calendar.current.date(byAdding: .day, value: 1, to: .now)!", .date),
            ("Calendar.current.date(byAdding: .day, value: 1, to: .now) ?? Date()", .date),
            ("Locale.current.currency?.identifier ?? \"EUR\"", .string),
        ]
    )
    func inferred(value: String, type: AttributeType) throws {
        #expect(try attribute("var a = \(value)").type == type)
    }

    @Test(
        "values that may be missing",
        arguments: [
            "URL(string: \"a\")", "UUID(uuidString: \"a\")", "Int(\"1\")", "1 as Int?", "1 as? Int",
        ]
    )
    func inferredOptional(value: String) throws {
        #expect(try attribute("var a = \(value)").isOptional)
    }

    @Test(
        "values whose type shows only when they are compiled",
        arguments: ["make()", "a.b", "[1, \"a\"]", "1 + make()"]
    )
    func notInferred(value: String) {
        #expect(mistakes("    var a = \(value)") == ["2:9 error swift.missing-type"])
    }

    @Test(
        "defaults",
        arguments: [
            ("Bool = true", DefaultValue.literal(.boolean(true))),
            ("Int = 1_000", .literal(.integer(1000))),
            ("Int16 = -0x10", .literal(.integer(-16))), ("Double = 2", .literal(.real(2))),
            ("Decimal = 0.10", .literal(.decimal("0.10"))),
            ("Decimal = -19.99", .literal(.decimal("-19.98999999999999488"))),
            (
                #"URL = URL(string: "https://a.org/b%20c")!"#,
                .literal(.string("https://a.org/b%20c"))
            ),
            (
                #"URL = URL(string: "https://a.org/b c")!"#,
                .opaque(text: #"URL(string: "https://a.org/b c")!"#, language: "swift")
            ),
            (#"Decimal = Decimal(string: "-0.10")!"#, .literal(.decimal("-0.10"))),
            (
                "Decimal = Decimal(sign: .minus, exponent: -2, significand: 1999)",
                .literal(.decimal("-19.99"))
            ),
            (
                "Decimal = Foundation.Decimal(sign: .plus, exponent: -1, significand: 5)",
                .literal(.decimal("0.5"))
            ),
            ("String = \"a\\n\\u{e9}\"", .literal(.string("a\né"))),
            ("Date = .now", .now), ("Date = Date()", .now), ("Date = Date.now", .now),
            ("Date = .init()", .now),
            ("UUID = UUID()", .newUUID), ("UUID = .init()", .newUUID), ("[Int] = []", .empty),
            ("[String: Int] = [:]", .empty), ("Data = Data()", .empty),
            ("Date = Date(timeIntervalSinceReferenceDate: 5)", .literal(.date(5))),
            ("Date = .distantPast", .opaque(text: ".distantPast", language: "swift")),
            ("String = \"a\\(1)\"", .opaque(text: "\"a\\(1)\"", language: "swift")),
            ("Int = 1 + 2", .opaque(text: "1 + 2", language: "swift")),
        ]
    )
    func defaults(declaration: String, value: DefaultValue) throws {
        #expect(try attribute("var a: \(declaration)").defaultValue == value)
    }

    @Test("nil is no default")
    func noDefault() throws {
        #expect(try attribute("var a: Int? = nil").defaultValue == nil)
        #expect(mistakes("    var a: Int = nil") == ["2:18 error attribute.wrong-default"])
        for value in [".none", "Mood?.none", "Optional<Mood>.none", "Optional.none"] {
            let reading = Reading(
                "enum Mood: String { case none, low }\n@Model class Note { var a: Mood? = \(value) }"
            )
            #expect(reading.found == [])
            #expect(reading.model?.entities.first?.attributes.first?.defaultValue == nil)
        }
        let other = Reading(
            "enum Mood: String { case none }\n@Model class Note { var a: Mood = .none }"
        )
        #expect(
            other.model?.entities.first?.attributes.first?.defaultValue == .literal(.string("none"))
        )
    }

    @Test("a default of another type or width is an error at the default")
    func wrongDefaults() {
        #expect(mistakes("    var a: Int = \"x\"") == ["2:18 error attribute.wrong-default"])
        #expect(mistakes("    var a: Int16 = 40000") == ["2:20 error attribute.wrong-default"])
        #expect(mistakes("    var é: Bool = 1") == ["2:20 error attribute.wrong-default"])
    }

    @Test("options of @Attribute")
    func options() throws {
        let entity = try entity(
            """
            @Attribute(.unique, .externalStorage, .spotlight, .preserveValueOnDeletion,
                .allowsCloudEncryption, originalName: "old", hashModifier: "2") var a: Data
            @Attribute(.ephemeral) var b = 0
            @Attribute(.transformable(by: ColorTransformer.self)) var c: Color?
            @Attribute(.codable) var d: Address
            @Attribute(.transformable(by: "Named")) var e: Shape
            """
        )
        let a = entity.attributes[0]
        #expect(a.storage.allowsExternalStorage && a.storage.isIndexedBySpotlight)
        #expect(a.storage.isPreservedAfterDeletion && a.storage.allowsCloudEncryption)
        #expect(a.renamingIdentifier == "old" && a.versionHashModifier == "2")
        #expect(entity.uniquenessConstraints == [["a"]])
        #expect(entity.attributes[1].isTransient)
        #expect(entity.attributes[2].valueTransformerName == "ColorTransformer")
        #expect(entity.attributes[2].customClassName == "Color")
        #expect(entity.attributes[3].customClassName == "Address")
        #expect(entity.attributes[4].valueTransformerName == "Named")
    }

    @Test(
        "codable types of the files are kept as JSON, and collections of values are transformable"
    )
    func codable() throws {
        let others = "struct Address: Codable { var street: String }"
        let entity = try entity(
            "var a: Address?\nvar b: [Address]\nvar c: Set<String>\nvar d: [String: [Int]]\nvar e: [Int?]",
            beside: others
        )
        let types = ["Address", "[Address]", "Set<String>", "[String: [Int]]", "[Int?]"]
        #expect(entity.attributes.map(\.customClassName) == types)
        #expect(
            entity.attributes.map(\.type) == [
                .codable, .codable, .transformable, .transformable, .codable,
            ]
        )
    }

    @Test("several names in one declaration")
    func severalNames() throws {
        let entity = try entity("var a, b: Int\nvar c = 0, d = \"\"")
        #expect(entity.attributes.map(\.name) == ["a", "b", "c", "d"])
        #expect(entity.attributes.map(\.type) == [.int, .int, .int, .string])
    }

    @Test("constants are read-only, and comments stay")
    func constants() throws {
        let entity = try entity(
            "/// The id.\n/// For ever.\npublic let id: UUID\nprivate(set) var n: Int = 0"
        )
        #expect(entity.attributes.map(\.name) == ["id", "n"])
        #expect(entity.attributes.allSatisfy { $0.isReadOnly })
        #expect(entity.attributes.map(\.modifiers) == [["public"], ["private(set)"]])
        #expect(entity.attributes[0].documentation == ["The id.", "For ever."])
    }

    @Test("a stored name")
    func storedName() throws {
        let entity = try entity("@Stored(\"zname\") var name: String")
        #expect(entity.attributes[0].name == "zname")
        #expect(entity.attributes.map(\.declaredName) == ["name"])
    }

    @Test("places of a property and of its parts")
    func places() throws {
        let origin = try attribute("    var a: Int = 7").origin
        #expect(origin.position == Origin.Position(line: 2, column: 9))
        #expect(origin.position(of: "type") == Origin.Position(line: 2, column: 12))
        #expect(origin.position(of: "default") == Origin.Position(line: 2, column: 18))
    }

    @Test("what is unknown is an error at its place, with the nearest name")
    func unknown() {
        #expect(mistakes("    var a: Strng") == ["2:12 error swift.unknown-type"])
        #expect(mistakes("    @Atribute var a: Int") == ["2:6 error swift.unknown-attribute"])
        #expect(
            mistakes("    @Attribute(.uniqe) var a: Int") == ["2:17 error swift.unknown-option"]
        )
        #expect(
            mistakes("    @Attribute(original: \"a\") var a: Int") == [
                "2:16 error swift.unknown-argument"
            ]
        )
        #expect(mistakes("    var a") == ["2:9 error swift.missing-type"])
        #expect(mistakes("    lazy var a = 1") == ["2:5 error swift.unsupported"])
        #expect(mistakes("    var (a, b): (Int, Int)") == ["2:9 error swift.unsupported"])
        #expect(mistakes("    var a: (Int, Int)") == ["2:12 error swift.unknown-type"])
        let reading = Reading("@Model class E { var a: Strng }")
        #expect(
            reading.messages == [
                "'Strng' is no type that a model can store, did you mean 'String'?"
            ]
        )
        #expect(reading.diagnostics.first?.fix?.replacement == "String")
    }
}
