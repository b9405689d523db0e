import ModelIR
import Testing

@Suite("Properties that store the raw values of other types") struct RawValueTypeTests {
    private let types = """
        struct ISBN: RawRepresentable { typealias RawValue = String; var rawValue: String }
        struct Shelf: RawRepresentable { let rawValue: Int16 }
        struct Flags: OptionSet { let rawValue: Int64 }
        enum Status: Int, Codable { case open }
        typealias Code = Double
        struct Price { var rawValue: RawValue }
        extension Price: RawRepresentable { typealias RawValue = Code }
        typealias ShelfNumber = Shelf.RawValue
        """

    @Test(
        "an alias in the type tells their type, as does its property 'rawValue'",
        arguments: [
            ("ISBN.RawValue", AttributeType.string), ("ISBN.RawValue?", .string),
            ("Shelf.RawValue", .integer16), ("Flags.RawValue", .integer64),
            ("Price.RawValue", .double), ("ShelfNumber", .integer16), ("Inner.RawValue", .boolean),
        ]
    )
    func types(name: String, type: AttributeType) throws {
        let entity = try entity(
            "var value: \(name)\nstruct Inner: RawRepresentable { var rawValue: Bool }",
            beside: types
        )
        #expect(entity.attributes.map(\.type) == [type])
        #expect(entity.attributes.map(\.isOptional) == [name.hasSuffix("?")])
    }

    @Test("a list of them keeps the name of the type")
    func lists() throws {
        let list = try attribute("var all: [Status.RawValue] = []", beside: types)
        #expect(list.customClassName == "[Status.RawValue]")
    }

    @Test("an alias that leads to itself, and types that have none")
    func unknown() {
        let reading = Reading(
            """
            @Model class E {
            var ring: Ring.RawValue
            var other: Other.RawValue
            }
            typealias Round = Ring.RawValue
            struct Ring: RawRepresentable { typealias RawValue = Round; var rawValue: Round }
            struct Other {}
            """
        )
        #expect(
            reading.messages == [
                "'Ring.RawValue' is no type that a model can store",
                "'Other.RawValue' is no type that a model can store",
            ]
        )
    }

    @Test("what names a property that can't be stored is no further mistake")
    func oneMistake() {
        #expect(
            mistakes(
                """
                #Unique<E>([\\.isbn], [\\.title])
                #Index<E>([\\.isbn], [\\.count])
                var isbn: Missing
                var title = make()
                lazy var count = 0
                """
            ) == [
                "4:11 error swift.unknown-type", "5:5 error swift.missing-type",
                "6:1 error swift.unsupported",
            ]
        )
    }
}
