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
        ("1e3", "1000"), ("-2.5E-1", "Decimal(sign: .minus, exponent: -2, significand: 25)"),
        ("12345678901234567890.50", "Decimal(string: \"12345678901234567890.5\")!"),
    ])
    func decimalsAreExact(_ text: String, _ expected: String) {
        #expect(SwiftLiteral.decimal(text) == expected)
    }

    @Test(arguments: ["", ".", "e3", "1e", "1e200", "1.2.3", "x", "1 000"])
    func otherTextIsNotADecimal(_ text: String) {
        #expect(SwiftLiteral.decimal(text) == nil)
    }

    @Test(arguments: [
        ("19.99", #"Decimal(string: "19.99")!"#), ("-0.10", #"Decimal(string: "-0.10")!"#),
        ("3.0", #"Decimal(string: "3.0")!"#), ("1e3", #"Decimal(string: "1e3")!"#), ("-42", "-42"),
        ("12345678901234567890", #"Decimal(string: "12345678901234567890")!"#),
    ])
    func decimalsKeepTheirDigits(_ digits: String, _ expected: String) {
        #expect(SwiftLiteral.decimal(digits: digits) == expected)
    }

    @Test func theTypeOfADecimalCanBeQualified() {
        let literal = SwiftLiteral.decimal("0.5", type: "Foundation.Decimal")
        #expect(literal == "Foundation.Decimal(sign: .plus, exponent: -1, significand: 5)")
    }
}
