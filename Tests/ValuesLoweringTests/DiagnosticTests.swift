import ModelIR
import Testing

/// What is wrong is told with its place, all of it at once.
struct DiagnosticTests {
    private func expect(_ types: [ValueType], _ findings: String...) {
        let lowered = Lowered(types)
        #expect(lowered.findings.sorted() == findings.sorted())
    }

    private func bounds(_ lower: String?, _ upper: String?, _ isClosed: Bool = true) -> Bounds {
        Bounds(lower: lower, upper: upper, includesUpper: isClosed)
    }

    @Test func aRuleThatSaysNothingAboutTheType() {
        expect(
            [
                Sample.validated("A", .string, .range(bounds("0", nil))),
                Sample.validated("B", .integer16, .trimmed, .length(bounds("0", nil))),
                Sample.validated("C", .date, .ascending),
            ],
            "11: error: '.ascending' says nothing about a date; it is for structures of two parts"
                + " [rule.not-applicable]",
            "11: error: '.range' says nothing about a text; '.length' bounds its length"
                + " [rule.not-applicable]",
            "11: error: '.trimmed' says nothing about a number [rule.not-applicable]",
            "12: error: '.length' says nothing about a number; '.range' bounds its value"
                + " [rule.not-applicable]"
        )
    }

    @Test func aRuleThatStandsTwice() {
        expect(
            [
                Sample.validated(
                    "A",
                    .string,
                    .length(bounds("1", nil)),
                    .length(bounds(nil, "2")),
                    .matches("a"),
                    .matches("b")
                )
            ],
            "12: error: '.length' stands here twice; make one rule of the two [rule.repeated]"
        )
    }

    @Test func cleaningAfterAChecking() {
        expect(
            [Sample.validated("A", .string, .singleLine, .trimmed)],
            "12: warning: '.trimmed' changes the text after '.singleLine' has checked it, so a"
                + " value may be refused when it is decoded; put it first [rule.late-cleaning]"
        )
    }

    @Test(arguments: [
        (AttributeType.integer16, "32768"), (.integer16, "-32769"), (.integer32, "2147483648"),
        (.integer64, "9223372036854775808"), (.integer64, "1.5"), (.double, ".5"), (.double, "nan"),
        (.double, "1e999"), (.float, "1e99"), (.decimal, "1e200"), (.decimal, "x"), (.date, ".now"),
        (.date, "2001-02-29"), (.date, "2001-01-01T24:00:00Z"), (.double, "Double.pi"),
        (.double, ""),
        (.integer64, "0x"), (.double, "5."),
    ])
    func aBoundThatIsNoValue(_ type: AttributeType, _ text: String) {
        expect(
            [Sample.validated("A", type, .range(bounds(text, nil)))],
            "11: error: '\(text)' is not a value that this type can have, or not a constant;"
                + " write it as a literal [rule.wrong-bound]"
        )
    }

    @Test func lengthsAreCounts() {
        expect(
            [Sample.validated("A", .string, .length(bounds("-1", "x")))],
            "11: error: '-1' is not a length, or not a constant; write it as a literal"
                + " [rule.wrong-bound]",
            "11: error: 'x' is not a length, or not a constant; write it as a literal"
                + " [rule.wrong-bound]"
        )
    }

    @Test func rangesThatHoldNothing() {
        let empty = "so no value would be valid [rule.empty-range]"
        expect(
            [
                Sample.validated("A", .string, .length(bounds("3", "3", false))),
                Sample.validated("B", .double, .range(bounds("2", "1.5"))),
                Sample.validated("C", .double, .range(bounds(nil, nil))),
            ],
            "11: error: '.range' has no bound [rule.wrong-bound]",
            "11: error: nothing lies between '2' and '1.5', \(empty)",
            "11: error: nothing lies between '3' and '3', \(empty)"
        )
    }

    @Test func unknownCharactersAndWrongPatterns() {
        expect(
            [Sample.validated("A", .string, .matches("(a"), .characters("urlHostAllowed"))],
            "11: error: '(a' is no regular expression [rule.wrong-pattern]",
            "12: error: there is no set of characters 'urlHostAllowed'; it can be 'alphanumerics',"
                + " 'capitalizedLetters', 'controlCharacters', 'decimalDigits', 'letters',"
                + " 'lowercaseLetters', 'newlines', 'nonBaseCharacters', 'punctuationCharacters',"
                + " 'symbols', 'uppercaseLetters', 'whitespaces', 'whitespacesAndNewlines'"
                + " [rule.unknown-characters]"
        )
    }

    @Test func bitsOutsideTheIntegerAndItsSign() {
        expect(
            [
                Sample.optionSet("A", ["a": -1, "b": 16, "c": 15], rawType: .integer16),
                Sample.ids("B", 0...63),
                Sample.ids("C", 0...64),
            ],
            "1: error: the last option of 'C' has bit 64, and the integer has bits 0 to 63"
                + " [option.out-of-width]",
            "1: warning: the last option of 'B' has bit 63, the sign of the integer, so masks can"
                + " be negative [option.sign-bit]",
            "11: error: 'a' has bit -1, and the integer has bits 0 to 15; choose a wider one"
                + " [option.out-of-width]",
            "12: error: 'b' has bit 16, and the integer has bits 0 to 15; choose a wider one"
                + " [option.out-of-width]",
            "13: warning: 'c' has bit 15, the sign of the integer, so masks can be negative"
                + " [option.sign-bit]"
        )
    }

    @Test func optionsThatClash() {
        expect(
            [Sample.optionSet("A", ["a": 1, "b": 4, "a": 2, "allCases": 3])],
            "13: error: option 'a' of 'A' is there twice; rename one"
                + " [value-type.duplicate-member]",
            "14: error: option 'allCases' of 'A' has a name that the generated code needs itself;"
                + " choose another [value-type.reserved-member]"
        )
    }

    @Test func rawValuesThatClashOrDoNotFit() {
        expect(
            [
                Sample.enumeration(
                    "A",
                    ["a": .integer(1), "b": .integer(1), "c": .integer(40_000), "d": .string("x")],
                    rawType: .integer16
                ),
                Sample.enumeration("B", ["a": .string("x"), "b": .string("x")], rawType: .string),
            ],
            "12: error: 'b' and 'a' are stored alike; give each its own raw value"
                + " [enumeration.duplicate-raw-value]",
            "13: error: the raw value of 'c' must be an integer of 16 bits"
                + " [enumeration.wrong-raw-value]",
            "14: error: the raw value of 'd' must be an integer of 16 bits"
                + " [enumeration.wrong-raw-value]"
        )
    }

    @Test func typesThatAreEmpty() {
        expect(
            [
                Sample.optionSet("A", [:]), Sample.enumeration("B", [:], rawType: .string),
                Sample.structure("C"), Sample.choice("D", [:]),
            ],
            "1: error: 'A' has no option [value-type.empty]",
            "1: error: 'B' has no case [value-type.empty]",
            "1: error: 'C' has no part [value-type.empty]",
            "1: error: 'D' has no case [value-type.empty]"
        )
    }

    @Test func typesThatCannotBeWrapped() {
        expect(
            [
                Sample.validated("A", .uuid, .trimmed),
                Sample.optionSet("B", ["a": 0], rawType: .string),
                Sample.enumeration("C", ["a": .real(1)], rawType: .double),
                Sample.structure("D", Sample.part("x", .transformable)),
                Sample.structure("E", Sample.part("x", value: "AA")),
            ],
            "1: error: 'A' wraps a value that no rule can check; it can be text, a number, a date"
                + " or data [value-type.unsupported-type]",
            "1: error: the options of 'B' need an integer of 16, 32 or 64 bits"
                + " [value-type.unsupported-type]",
            "1: error: the raw values of 'C' must be text or integers"
                + " [value-type.unsupported-type]",
            "21: error: 'x' is of a type that no value type can hold [value-type.unsupported-type]",
            "21: error: 'x' is of type 'AA', which is not declared, did you mean 'A'?"
                + " [value-type.unknown-type]"
        )
    }

    @Test func whatHasNoOrder() {
        let message =
            "1: error: '.ascending' needs two parts of one type that has an order, none of them"
            + " optional; 'A' has others [rule.not-applicable]"
        let (date, uuid) = (Sample.part("a", .date), Sample.part("a", .uuid))
        expect([Sample.ascending("A", date)], message)
        expect([Sample.ascending("A", date, Sample.part("b", .double))], message)
        expect([Sample.ascending("A", uuid, Sample.part("b", .uuid))], message)
        expect(
            [Sample.ascending("A", date, Sample.part("b", .date, isOptional: true))],
            message
        )
    }

    @Test func typesThatHoldThemselves() {
        expect(
            [
                Sample.structure("A", Sample.part("b", value: "B")),
                Sample.choice("B", ["c": [Sample.part("a", value: "A", isOptional: true)]]),
            ],
            "1: error: 'A' holds itself; a value cannot be inside another of its type"
                + " [value-type.cycle]",
            "1: error: 'B' holds itself; a value cannot be inside another of its type"
                + " [value-type.cycle]"
        )
    }

    @Test(arguments: ["rawValue", "RawValue", "Element", "ArrayLiteralElement"])
    func optionsThatEveryOptionSetHas(_ name: String) {
        expect(
            [Sample.optionSet("A", ["a": 1, name: 3])],
            "12: error: option '\(name)' of 'A' has a name that the generated code needs itself;"
                + " choose another [value-type.reserved-member]"
        )
    }

    @Test func namesThatSwiftCannotSpellOrThatAreTaken() {
        expect(
            [
                Sample.structure("A", Sample.part("a b", .date), Sample.part("self", .date)),
                Sample.choice("B", ["Kind": []]), Sample.choice("3D", ["a": []]),
            ],
            "1: error: '3D' is no name for Swift [value-type.wrong-name]",
            "11: error: case 'Kind' of 'B' has a name that the generated code needs itself; choose"
                + " another [value-type.reserved-member]",
            "21: error: part 'a b' of 'A' has no name for Swift [value-type.wrong-name]",
            "21: error: part 'self' of 'A' has a name that the generated code needs itself; choose"
                + " another [value-type.reserved-member]"
        )
    }

    @Test func twoTypesOfOneName() {
        var model = Sample.model([Sample.ids("Tag", 0...1), Sample.ids("Tag", 0...2)])
        var tag = Entity(name: "Tag", origin: Sample.origin(5))
        #expect(Lowered(Sample.model([Sample.ids("Tag", 0...1)])).findings == [])
        tag.classReference = .named("Tag")
        model.entities = [tag]
        let found = Lowered(model).findings
        let end = "too; rename one [value-type.duplicate-name]"
        #expect(
            found == [
                "1: error: 'Tag' is the name of a value type, \(end)",
                "1: error: 'Tag' is the name of the class of entity 'Tag', \(end)",
            ]
        )
    }

    @Test func numbersOfCases() {
        let types = [Sample.choice("A", ["a": [], "b": [], "c": []], numbers: [1, 40_000])]
        expect(
            types,
            "12: error: 'b' has number 40000; it can be -32768 to 32767 [choice.wrong-number]",
            "13: error: 'c' has no number, and other cases have; give it one"
                + " [choice.missing-number]"
        )
        let given = [
            CompositeProperty.CaseNumber("a", 1), .init("b", 1), .init("c", 3), .init("bb", 4),
        ]
        let lowered = Lowered(types, numbers: ["A": given])
        #expect(
            lowered.findings.sorted()
                == [
                    "1: error: 'A' has no case 'bb', which has number 4; did you mean 'b'?"
                        + " [choice.unknown-case]",
                    "12: error: 'b' and 'a' both have number 1; give each its own"
                        + " [choice.duplicate-number]",
                    "12: error: 'b' is declared with number 40000, and configured with 1"
                        + " [choice.different-numbers]",
                ].sorted()
        )
    }
}
