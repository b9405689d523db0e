import ModelIR
import Testing

/// Properties whose initial values show their types.
struct TypeInferenceTests {
    @Test func aPropertyHasTheTypeOfItsConstant() throws {
        let reading = Reading(
            """
            enum Limits { static let pages = 5; enum Names { static var first: String { "a" } } }
            extension Limits { static let ratio = 0.5 }
            enum Mood: Int, Codable { case low, high; static let usual = Mood.low; static let count = 2 }
            let top: Int16 = 7
            @Model class Note {
                var pages = Limits.pages
                var name = Limits.Names.first
                var ratio = Limits.ratio
                var mood = Mood.high
                var usual = Mood.usual
                var same: Mood = .usual
                var count = Mood.count
                var top = top
                var limit = Note.limit
                static let limit = 3.5
            }
            """
        )
        #expect(reading.found == [])
        let entity = try #require(reading.model?.entities.first)
        let types: [AttributeType] = [
            .int, .string, .double, .int, .int, .int, .int, .integer16, .double,
        ]
        #expect(entity.attributes.map(\.type.stored) == types.map(\.stored))
        #expect(
            Array(entity.attributes).map(\.valueType) == [
                nil, nil, nil, "Mood", "Mood", "Mood", nil, nil, nil,
            ]
        )
        #expect(entity.attributes[3].defaultValue == .literal(.integer(1)))
        let usual = DefaultValue.opaque(text: "Mood.usual", language: "swift")
        #expect(entity.attributes[4].defaultValue == usual)
    }

    @Test(arguments: [
        ("Mood.allCases.count", "int"), ("Mood.allCases.first!", "Mood"),
        ("[\"a\", nil]", "[String?]"),
        ("{ 3 }()", "int"), ("[3, 1].sorted()", "[Int]"), ("[3, 1].isEmpty", "boolean"),
        ("[Mood.low, .high]", "[Mood]"), ("[\"a\": .low, \"b\": Mood.high]", "[String: Mood]"),
        ("Duration.seconds(3)", "Duration"), ("DateFormatter().string(from: .now)", "string"),
    ])
    func membersOfListsAndClosures(_ value: String, _ type: String) {
        let mood = "enum Mood: Int, Codable, CaseIterable { case low, high }"
        #expect(stored(value, mood) == type)
    }

    @Test func aTransientValueNeedsNoType() throws {
        let reading = Reading("@Model class Note { @Transient var cache = makeCache(); init() {} }")
        #expect(reading.found == [])
        #expect(
            reading.model?.entities.first?.code?.carriedOver.map(\.kind).first == .transientProperty
        )
    }

    @Test func aDefaultOfAnotherFileAsksForAType() {
        #expect(stored("Config.limit").contains("declared in any input file"))
    }

    /// The type of `var value = …` in a model, as its attribute stores it.
    private func stored(_ value: String, _ declarations: String = "") -> String {
        let reading = Reading(
            """
            \(declarations)
            @Model class Note {
                var value = \(value)
            }
            """
        )
        let attribute = reading.model?.entities.first?.attributes.first
        guard let attribute, reading.found.isEmpty else { return "\(reading.messages)" }
        return attribute.valueType ?? attribute.customClassName ?? "\(attribute.type)"
    }

    @Test(arguments: [
        ("[\"a\": 1]", "[String: Int]"), ("Array(repeating: 0, count: 7)", "[Int]"),
        ("Set([1, 2])", "Set<Int>"), ("Array([0.5])", "[Double]"), ("1...5", "ClosedRange<Int>"),
        ("0..<2.5", "Range<Double>"), ("Date.now + 86400 * 7", "date"), ("max(1, 2)", "int"),
        ("NSLocalizedString(\"a\", comment: \"\")", "string"),
    ])
    func literalsAndCallsShowTheirTypes(_ value: String, _ type: String) {
        #expect(stored(value) == type)
    }

    @Test(arguments: [
        ("Theme.allCases", "[Theme]"), ("Theme.dark", "Theme"), ("Theme.dark.rawValue", "string"),
        ("Rule.days(3)", "Rule"), ("Rule.usual", "Rule"), ("Rule.daily", "Rule"),
        ("Rule.usual.every", "int"),
        ("Date().startOfWeek", "date"), ("Date.now.label(2)", "string"), ("makeCode()", "string"),
        ("Limits.first", "double"), ("Limits.second", "double"),
        ("Limits.third", "int"),
    ])
    func whatTheFilesDeclareHasItsType(_ value: String, _ type: String) {
        let declarations = """
            enum Theme: String, Codable, CaseIterable { case light, dark }
            struct Rule: Codable {
                var every: Int
                static let usual = Rule(every: 1)
                static let daily = Self(every: 1)
                static func days(_ n: Int) -> Self { Rule(every: n) }
            }
            extension Date {
                var startOfWeek: Date { self }
                func label(_ length: Int) -> String { "" }
            }
            func makeCode() -> String { "c1" }
            enum Limits { static let first = Limits.second; static let second = 0.5 }
            extension Limits {
                #if DEBUG
                    static let third = 3
                #else
                    static let third = 30
                #endif
            }
            """
        #expect(stored(value, declarations) == type)
    }

    @Test func constantsThatNeedEachOtherHaveNoType() {
        let declarations = "enum A { static let x = B.x }; enum B { static let x = A.x }"
        #expect(stored("A.x", declarations).contains("its default does not show it"))
    }

    @Test func longChainsAreReadOnce() {
        let chain = String(repeating: ".trimmed.padded()", count: 60)
        #expect(stored("\"a\"" + chain).contains("its default does not show it"))
    }

    @Test func functionsOfSeveralTypesHaveNone() {
        let declarations = "func make() -> Int { 1 }\nfunc make() -> String { \"\" }"
        #expect(stored("make()", declarations).contains("its default does not show it"))
    }

    @Test("a constant of another type isn't taken for a case")
    func constantsElsewhere() throws {
        let reading = Reading(
            """
            enum Unit: String, Codable { case grams, litres }
            enum Defaults { static let unit: Unit = .litres }
            typealias Measure = Unit
            @Model class Note {
                var unit: Unit = Defaults.unit
                var other: Unit? = Note.standard
                var third: Unit = Measure.litres
                static let standard = Unit.grams
            }
            """
        )
        #expect(reading.found == [])
        let attributes = try #require(reading.model?.entities.first?.attributes)
        #expect(
            attributes.map(\.defaultValue) == [
                .opaque(text: "Defaults.unit", language: "swift"),
                .opaque(text: "Note.standard", language: "swift"), .literal(.string("litres")),
            ]
        )
    }

    @Test func anImplicitlyUnwrappedPropertyIsReported() {
        let reading = Reading("@Model class Note { var name: String! }")
        #expect(reading.found == ["1:31 warning swift.implicitly-unwrapped"])
    }

    @Test func aMeasurementHasTheTypeOfItsUnit() throws {
        let reading = Reading(
            """
            @Model class Load {
                var weight = Measurement(value: 8, unit: UnitMass.grams)
                var language = Locale.Language(identifier: "en")
                var calendar: Calendar.Identifier = .iso8601
                var name = Optional("x")
            }
            """
        )
        #expect(reading.found == [])
        let attributes = try Array(#require(reading.model?.entities.first).attributes)
        #expect(
            attributes.map(\.customClassName) == [
                "Measurement<UnitMass>", "Locale.Language", "Calendar.Identifier", nil,
            ]
        )
        #expect(attributes[3].isOptional)
    }

    @Test func anOptionalChainGivesAnOptional() throws {
        let reading = Reading(
            """
            @Model class Text {
                var language = Locale.current.language.languageCode?.identifier
                var region = Locale.current.region?.identifier
            }
            """
        )
        #expect(reading.found == [])
        let attributes = try Array(#require(reading.model?.entities.first).attributes)
        #expect(attributes.map(\.type) == [.string, .string])
        #expect(attributes.map(\.isOptional) == [true, true])
        let unknown = Reading("@Model class Text { var style = Style.current.font?.name }")
        #expect(unknown.found == ["1:25 error swift.missing-type"])
    }

    @Test func aChoiceIsMadeInAClosure() throws {
        let reading = Reading(
            """
            @Model class Text { var name: String = if isNight { "a" } else { "b" } }
            """
        )
        #expect(reading.found == [])
        let name = try #require(reading.model?.entities.first?.attributes.first)
        let text = #"{ if isNight { "a" } else { "b" } }()"#
        #expect(name.defaultValue == .opaque(text: text, language: "swift"))
    }

    @Test func parametersOfATypeHaveToBeWritten() {
        let reading = Reading(
            """
            struct Box<Value: Codable>: Codable { var value: Value; init(_ value: Value) { self.value = value } }
            @Model class Load { var box = Box(3) }
            """
        )
        #expect(reading.found == ["2:25 error swift.missing-type"])
    }
}
