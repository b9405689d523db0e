import SwiftNames
import Testing

struct SwiftLiteralTests {
    @Test(arguments: [
        ("plain", #""plain""#), ("two\nlines", #""two\nlines""#), ("a\"b", #""a\"b""#),
        (#"a\(b)"#, #""a\\(b)""#), ("\u{0}\u{7}\u{7F}", #""\0\u{7}\u{7F}""#),
        ("größe 👋", "\"größe 👋\""),
    ])
    func stringsAreEscaped(_ text: String, _ expected: String) {
        #expect(SwiftLiteral.string(text) == expected)
    }

    @Test func aCombiningCharacterDoesNotHideAQuote() {
        #expect(SwiftLiteral.string("\"\u{301}") == "\"\\\"\u{301}\"")
    }

    @Test(
        arguments: [
            (0.5, "0.5"), (-70, "-70.0"), (.infinity, ".infinity"), (-.infinity, "-.infinity"),
            (.nan, ".nan"),
        ] as [(Double, String)]
    )
    func numbersAreSpelledExactly(_ value: Double, _ expected: String) {
        #expect(SwiftLiteral.real(value) == expected)
    }

    @Test(arguments: [
        ("3", "3"), ("-3", "-3"), ("+3", "3"), ("3.0", "3"), ("-0.0", "0"), ("007", "7"),
        ("-1.25", "Decimal(sign: .minus, exponent: -2, significand: 125)"),
        ("0.10", "Decimal(sign: .plus, exponent: -1, significand: 1)"),
    ])
    func decimalsAreExact(_ text: String, _ expected: String) {
        #expect(SwiftLiteral.decimal(text) == expected)
    }

    @Test(arguments: ["", ".", "1e3", "1.2.3", "x", "1 000", "1234567890123456789"])
    func otherTextIsNotADecimal(_ text: String) {
        #expect(SwiftLiteral.decimal(text) == nil)
    }

    @Test func theTypeOfADecimalCanBeQualified() {
        let literal = SwiftLiteral.decimal("0.5", type: "Foundation.Decimal")
        #expect(literal == "Foundation.Decimal(sign: .plus, exponent: -1, significand: 5)")
    }
}
