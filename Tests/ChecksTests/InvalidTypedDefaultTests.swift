import ModelIR
import Testing

struct InvalidTypedDefaultTests {
    private func expect(_ rules: String, _ type: String, _ value: String, isFound: Bool) {
        let mark = isFound ? "⚠️attribute.invalid-typed-default⚠️" : ""
        expectMarked(
            swift: """
                @Validated(\(rules)) struct V { var rawValue: \(type) }
                @Model class E { var a: V = \(mark)\(value) }
                """
        )
    }

    @Test(arguments: [
        (".nonEmpty", #""""#), (".trimmed", #"" a""#), (".lowercased", #""Ann""#),
        (".singleLine", #""a\nb""#), (".length(3..<5)", #""ab""#), (".length(3..<5)", #""abcde""#),
        (".characters(in: .letters)", #""a1""#), (".matches(\"[a-z]+\")", #""a1""#),
        (".trimmed, .nonEmpty", #""""#),
    ])
    func findsATextThatARuleRefuses(_ rules: String, _ value: String) {
        expect(rules, "String", value, isFound: true)
    }

    @Test(arguments: [
        (".nonEmpty", #""a""#), (".trimmed, .lowercased", #""ann b""#), (".singleLine", #""""#),
        (".length(3..<5)", #""abcd""#), (".characters(in: .alphanumerics)", #""é7""#),
        (".characters(in: .symbols)", #""+""#), (".matches(\"[a-z]+\")", #""ab""#),
    ])
    func acceptsAnother(_ rules: String, _ value: String) {
        expect(rules, "String", value, isFound: false)
    }

    @Test func findsANumberOutsideOfItsRange() {
        expect(".range(1...5)", "Int", "0", isFound: true)
        expect(".range(1..<5)", "Double", "5", isFound: true)
        expect(".range(1...5)", "Int", "5", isFound: false)
    }

    /// Only a model file can hold what is no case, or no option, of a type.
    @Test func findsARawValueThatNothingHas() {
        let mood = EnumerationType(
            rawType: .integer16,
            cases: [EnumerationType.Case(name: "low", rawValue: .integer(1), origin: origin)]
        )
        expect(.enumeration(mood), default: "9", isFound: true)
        expect(.enumeration(mood), default: "1", isFound: false)
        let topics = OptionSetType(
            rawType: .integer16,
            options: [OptionSetType.Option(name: "news", bit: 1, origin: origin)]
        )
        expect(.optionSet(topics), default: "3", isFound: true)
        expect(.optionSet(topics), default: "2", isFound: false)
        let ids = OptionSetType(rawType: .integer16, ids: .init(first: 0, last: 3))
        expect(.optionSet(ids), default: "16", isFound: true)
        expect(.optionSet(ids), default: "15", isFound: false)
    }

    private var origin: Origin { Origin(file: "M", position: .init(line: 1, column: 1)) }

    private func expect(_ kind: ValueType.Kind, default value: String, isFound: Bool) {
        let mark = isFound ? "⚠️attribute.invalid-typed-default⚠️" : ""
        expectMarked(
            xml: """
                <entity name="E"><attribute name="a" attributeType="Integer 16" \
                \(mark)defaultValueString="\(value)"/></entity>
                """,
            change: { model in
                model.valueTypes = [ValueType(name: "V", kind: kind, origin: origin)]
                model.entities[0].attributes[0].changeCode { $0.valueType = "V" }
            }
        )
    }
}
