import ModelIR
import Testing

/// The digest of a codable type changes with its stored properties.
@Suite("Forms of codable types") struct CodableFormTests {
    private func form(_ declarations: String, of type: String = "Price") throws -> String? {
        try attribute("var value: \(type)?", beside: declarations).codableForm
    }

    private let price = "struct Price: Codable { var amount: Int; var unit: Unit }\n"
    private let unit = "struct Unit: Codable { var name: String }"

    @Test(
        "methods, computed properties and blanks don't count",
        arguments: [
            "struct Price: Codable {\n    var amount:   Int\n    var unit: Unit\n}\n",
            "struct Price: Codable { var amount: Int; var unit: Unit; var text: String { \"\" } }\n",
            "struct Price: Codable { var amount: Int; var unit: Unit; static let zero = 0 }\n",
            "struct Price: Codable { var amount: Int; var unit: Unit; func twice() -> Int { 2 } }\n",
        ]
    )
    func same(_ other: String) throws {
        let expected = try #require(try form(price + unit))
        #expect(expected.count == 8)
        #expect(try form(other + unit) == expected)
        #expect(try form(price + unit, of: "[Price]") == expected)
    }

    @Test(
        "what is stored counts, also in types inside",
        arguments: [
            (
                "struct Price: Codable { var amount: Int; var unit: Unit? }",
                "struct Unit: Codable { var name: String }"
            ),
            (
                "struct Price: Codable { var sum: Int; var unit: Unit }",
                "struct Unit: Codable { var name: String }"
            ),
            (
                "struct Price: Codable { var amount: Int; var unit: Unit }",
                "struct Unit: Codable { var name: Int }"
            ),
            (
                "struct Price: Codable { var amount: Int; var unit: Unit }",
                "enum Unit: String, Codable { case euro }"
            ),
            (
                "struct Price: Codable { var amount: Int; var unit: Unit; enum CodingKeys: String, CodingKey { case amount = \"a\", unit } }",
                "struct Unit: Codable { var name: String }"
            ),
            (
                "struct Price: Codable { var amount: Int; var unit: Unit }\nextension Price { init(from decoder: any Decoder) throws { amount = 0 } }",
                "struct Unit: Codable { var name: String }"
            ),
        ]
    )
    func other(_ price: String, _ unit: String) throws {
        let found = try #require(try form(price + "\n" + unit))
        #expect(try form(self.price + self.unit) != found)
    }

    @Test("types of other modules have none") func unknown() throws {
        #expect(try form("", of: "[String: Int]") == nil)
        #expect(try form("", of: "Locale") == nil)
    }

    @Test(
        "the cases of an enum count, and not how they're written",
        arguments: [
            "enum Size: UInt8, Codable { case a; case b = 200 }",
            "enum Size: UInt8, Codable { case a = 0, b = 200 }",
            "enum Size: UInt8, CaseIterable, Codable { case a, b = 200; var c: Int { 1 } }",
        ]
    )
    func sameCases(_ other: String) throws {
        let first = try attribute(
            "var value: [Size]",
            beside: "enum Size: UInt8, Codable { case a, b = 200 }"
        )
        let second = try attribute("var value: [Size]", beside: other)
        #expect(first.codableParts == ["Size.: UInt8", "Size.case 0 a", "Size.case 200 b"])
        #expect(first.codableParts == second.codableParts)
        #expect(first.codableForm == second.codableForm)
    }

    @Test(
        "a raw value that differs from the usual one counts",
        arguments: [
            ("Int", "a, b", "a, b = 2"), ("Int", "a, b", "a = -1, b"), ("Int", "a, b", "b, a"),
            ("String", "a", "a = \"b\""),
        ]
    )
    func otherCases(raw: String, first: String, second: String) throws {
        let attributes = try [first, second].map { cases in
            try attribute(
                "var value: [Size]",
                beside: "enum Size: \(raw), Codable { case \(cases) }"
            )
        }
        #expect(attributes[0].codableForm != attributes[1].codableForm)
        #expect(attributes[0].codableParts != attributes[1].codableParts)
    }

    @Test(
        "a type that isn't Codable is a warning at the property",
        arguments: [
            ("var a: Rate = .half", "enum Rate: Double { case half = 0.5 }", "1:25"),
            ("var a: [Rate] = []", "enum Rate: Character { case half = \"h\" }", "1:25"),
            ("var a = Rate.half", "enum Rate: Hashable { case half, full }", "1:26"),
            ("@Attribute(.codable) var a: Price", "struct Price { var amount = 1 }", "1:46"),
            ("var a: Price?", "struct Price {}; extension Price: Sendable {}", "1:25"),
            ("var a: Price?", "struct Price {}; extension Price: Codable {}", nil),
            ("var a: Price?", "struct Price: Encodable, Decodable {}", nil),
            ("var a: Price?", "protocol Part: Codable {}; struct Price: Part {}", nil),
            ("var a: Price?", "@Codable struct Price {}", nil),
            ("var a: Rate = .half", "enum Rate: UInt8, Codable { case half = 1 }", nil),
            ("var a: [Rate] = []", "enum Rate: Int { case half, full }", nil),
            ("@Transient var a: Price?", "struct Price {}", nil),
            (
                "@Attribute(.transformable(by: \"T\")) var a: Price?", "class Price: Equatable {}",
                nil
            ),
        ] as [(String, String, String?)]
    )
    func typesThatAreNotCodable(property: String, type: String, place: String?) {
        let reading = Reading("@Model class A { \(property) }; \(type)")
        let found = reading.found.filter { $0.contains("swift.not-codable") }
        #expect(
            found == (place.map { ["\($0) warning swift.not-codable"] } ?? []),
            "\(reading.found)"
        )
    }

    @Test("each version has its own") func versions() throws {
        let text = """
            enum V1: VersionedSchema {
                struct Price: Codable { var amount: Int }
                @Model final class Item { var price: Price? }
            }
            enum V2: VersionedSchema {
                struct Price: Codable { var amount: Double }
                @Model final class Item { var price: Price? }
            }
            """
        for (version, type) in [("V1", "Int"), ("V2", "Double")] {
            let read = try #require(Reading(text, version: version).model)
            let alone = try form("struct Price: Codable { var amount: \(type) }")
            #expect(read.entities.first?.attributes.first?.codableForm == alone)
        }
    }
}
