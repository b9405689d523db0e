import ModelIR
import Testing

@Suite("Value types") struct ValueTypeTests {
    @Test("every rule of a validated text, in order")
    func rules() throws {
        let type = try valueType(
            """
            /// A name.
            @Validated(.trimmed, .lowercased, .singleLine, .nonEmpty, .length(3..<20),
                .characters(in: .alphanumerics), .matches("[a-z]+"), error: "NameError")
            struct Name { var rawValue: String }
            """
        )
        guard case .validated(let validated) = type.kind else { throw WrongKind() }
        let length = Bounds(lower: "3", upper: "20", includesUpper: false)
        #expect(
            validated.rules.map(\.kind) == [
                .trimmed, .lowercased, .singleLine, .nonEmpty, .length(length),
                .characters("alphanumerics"), .matches("[a-z]+"),
            ]
        )
        #expect(validated.errorName == "NameError")
        #expect(type.documentation == ["A name."])
        #expect(type.origin.position == Origin.Position(line: 4, column: 8))
        #expect(validated.rules[0].origin.position == Origin.Position(line: 2, column: 12))
    }

    @Test(
        "ranges as written",
        arguments: [
            ("0...700", Bounds(lower: "0", upper: "700")),
            ("-1.5...", Bounds(lower: "-1.5", upper: nil)),
            ("...1_0", Bounds(lower: nil, upper: "10")),
            ("..<9", Bounds(lower: nil, upper: "9", includesUpper: false)),
            ("(-3)..<4", nil),
        ]
    )
    func ranges(text: String, bounds: Bounds?) throws {
        let source = "@Validated(.range(\(text))) struct R { var rawValue: Double }"
        guard let bounds else {
            return #expect(Reading(source).found == ["1:19 error swift.wrong-argument"])
        }
        guard case .validated(let type) = try valueType(source).kind else { throw WrongKind() }
        #expect(type.rules.map(\.kind) == [.range(bounds)])
    }

    @Test("options with implicit and explicit bits")
    func optionSet() throws {
        let type = try valueType(
            "@OptionSet<Int32> struct T { private enum Options: Int { case a, b, c = 10, d } }"
        )
        guard case .optionSet(let set) = type.kind else { throw WrongKind() }
        #expect(set.rawType == .integer32)
        #expect(set.options.map(\.name) == ["a", "b", "c", "d"])
        #expect(set.options.map(\.bit) == [0, 1, 10, 11])
    }

    @Test("bits without names")
    func ids() throws {
        guard
            case .optionSet(let set) = try valueType("@OptionSet<Int64>(ids: 0..<63) struct I {}")
                .kind
        else { throw WrongKind() }
        #expect(set.ids == OptionSetType.IDs(first: 0, last: 62))
    }

    @Test(
        "raw values as Swift assigns them",
        arguments: [
            ("Int16 { case a = -1, b, c = 5, d }", AttributeType.integer16, [-1, 0, 5, 6]),
            ("Int { case a, b }", .int, [0, 1]),
            ("UInt8, Codable { case a = 0xF, b }", .integer16, [15, 16]),
        ]
    )
    func numbers(text: String, raw: AttributeType, values: [Int64]) throws {
        guard case .enumeration(let type) = try valueType("enum M: \(text)").kind else {
            throw WrongKind()
        }
        #expect(type.rawType == raw)
        #expect(type.cases.map(\.rawValue) == values.map { .integer($0) })
    }

    @Test("texts as raw values")
    func texts() throws {
        let type = try valueType("enum M: String, CaseIterable { case a, b = \"B\", `default` }")
        guard case .enumeration(let enumeration) = type.kind else { throw WrongKind() }
        #expect(
            enumeration.cases.map(\.rawValue) == [.string("a"), .string("B"), .string("default")]
        )
        #expect(enumeration.cases.map(\.name) == ["a", "b", "default"])
    }

    @Test("structures and choices")
    func composites() throws {
        let model = try model(
            """
            @Validated(.ascending) @Composite struct Pair { var start: Date; var end: Date }
            @Composite enum Content {
                @Stored(case: 3) case value(date: Date, value: Double?)
                /// Both.
                @Stored(case: 1) case pair(pair: Pair)
                @Stored(case: 7) case none
            }
            """
        )
        guard case .structure(let pair) = model.valueTypes[0].kind,
            case .choice(let content) = model.valueTypes[1].kind
        else { throw WrongKind() }
        #expect(pair.parts.map(\.label) == ["start", "end"])
        #expect(pair.rules.map(\.kind) == [.ascending])
        #expect(content.cases.map(\.number) == [3, 1, 7])
        #expect(content.cases[0].parts.map(\.isOptional) == [false, true])
        #expect(content.cases[1].parts.map(\.type) == [.value("Pair")])
        #expect(content.cases[1].documentation == ["Both."])
    }

    @Test("external types are used, not written")
    func external() throws {
        #expect(try valueType("@External enum Mood: Int16 { case a; func f() {} }").isExternal)
        #expect(try valueType("enum Mood: Int16 { case a }").isExternal == false)
    }

    @Test("an enum inside a model class belongs to it")
    func nested() throws {
        let model = try model(
            "@Model class E { enum Kind: String { case a, b }\nvar kind: Kind = .b }"
        )
        #expect(model.valueTypes.map(\.name) == ["E.Kind"])
        #expect(model.entities[0].attributes[0].defaultValue == .literal(.string("b")))
        #expect(model.entities[0].code?.carriedOver.map(\.name) == ["Kind"])
    }

    @Test(
        "mistakes with their places",
        arguments: [
            (
                "@Validated(.trimed) struct N { var rawValue: String }",
                "1:13 error rule.unknown"
            ),
            (
                "@Validated(trimmed) struct N { var rawValue: String }",
                "1:12 error swift.wrong-argument"
            ),
            (
                "@Validated(err: \"E\") struct N { var rawValue: String }",
                "1:12 error swift.unknown-argument"
            ),
            (
                "@Validated(.trimmed) struct N { var rawValue: Int }",
                "1:13 error rule.not-applicable"
            ),
            (
                "@Validated(.range(3...1)) struct N { var rawValue: Int }",
                "1:19 error rule.empty-range"
            ),
            (
                "@Validated(.characters(in: .alpha)) struct N { var rawValue: String }",
                "1:29 error rule.unknown-characters"
            ),
            ("@Validated(.trimmed) struct N { var raw: String }", "1:29 error validated.raw-value"),
            (
                "@OptionSet<Int46> struct T { enum Options: Int { case a } }",
                "1:2 error swift.unknown-type"
            ),
            (
                "@OptionSet struct T { enum Options: Int { case a } }",
                "1:1 error option-set.raw-type"
            ),
            (
                "@OptionSet<Int16> struct T { enum Options: Int { case a = 16 } }",
                "1:55 error option.out-of-width"
            ),
            (
                "@OptionSet<Int> struct T { enum Options: Int { case a, b = 0 } }",
                "1:56 error option.shared-bit"
            ),
            ("@OptionSet<Int> struct T {}", "1:24 error value-type.empty"),
            ("enum M: Int { case a = 1, b = 1 }", "1:27 error enumeration.duplicate-raw-value"),
            ("enum M: Int16 { case a = 40_000 }", "1:22 error enumeration.wrong-raw-value"),
            ("@Composite enum C { case a(Date) }", "1:28 error composite.missing-label"),
            (
                "@Composite enum C { case a(x: Date), b(x: Int) }",
                "1:40 error composite.label-types"
            ),
            (
                "@Composite enum C { @Stored(case: 1) case a; case b }",
                "1:51 error choice.missing-number"
            ),
            ("@Composite enum C { case a(x: Dat) }", "1:31 error swift.unknown-type"),
            (
                "@Composite struct S { var x: S2 }\n@Composite struct S2 { var y: S }",
                "1:19 error value-type.cycle"
            ),
            (
                "@Validated(.ascending) @Composite struct S { var x: Int }",
                "1:1 error rule.not-applicable"
            ),
            ("@External struct S {}", "1:18 error value-type.unknown-kind"),
            ("@Model struct S {}", "1:1 error swift.misplaced-attribute"),
            (
                "enum M: Int { case a; var rawValue: Int { 1 } }",
                "1:23 warning value-type.ignored-member"
            ),
            ("@Compsite @External enum M: Int { case a }", "1:2 error swift.unknown-attribute"),
        ]
    )
    func mistakes(text: String, expected: String) {
        #expect(Reading(text).found.first == expected)
    }
}

struct WrongKind: Error {
    @Test func protocolsThatAnAliasCombinesAreNotRepeated() throws {
        let reading = Reading(
            """
            typealias Choice = Codable & CaseIterable & Labelled
            typealias Shown = Labelled & Identifiable
            protocol Labelled {}
            enum Tier: String, Choice { case a }
            enum Kind: String, Shown { case b; var id: Self { self } }
            enum Form: String, Codable & Labelled { case c }
            """
        )
        let types = try #require(reading.model?.valueTypes)
        let names = types.map { $0.code.conformances.map(\.name) }
        #expect(names == [["Labelled"], ["Shown"], ["Labelled"]])
    }
}
