import Foundation
import SwiftNames
import Testing

/// What a floating-point literal is as a `Decimal`.
struct DecimalLiteralTests {
    @Test(
        arguments: [
            (19.99, "19.98999999999999488", "19.99"), (-19.99, "-19.98999999999999488", "-19.99"),
            (0.5, "0.5", nil), (3, "3", nil), (0, "0", nil),
        ] as [(Double, String, String?)]
    )
    func literals(_ value: Double, _ digits: String, _ literal: String?) {
        #expect(DecimalNumber(literal: value)?.plain == digits)
        #expect(DecimalNumber(digits)?.literal == literal)
    }

    @Test func theValueIsFoundations() throws {
        for step in 0..<20_000 {
            // Prices, and numbers of other sizes.
            let value =
                step.isMultiple(of: 2)
                ? Double(step) / 100 : Double(step) * 1.37 * pow(10, Double(step % 41) - 20)
            let number = try #require(DecimalNumber(literal: value))
            let decimal = try #require(Decimal(string: number.plain))
            #expect(decimal == Decimal(value), "\(value)")
            guard let literal = number.literal else { continue }
            #expect(Decimal(try #require(Double(literal))) == decimal, "\(value)")
        }
    }

    @Test func othersHaveNoValue() {
        #expect(DecimalNumber(literal: .infinity) == nil)
        #expect(DecimalNumber(literal: .nan) == nil)
        #expect(DecimalNumber("0.3333333333333333333333")?.literal == nil)
    }
}
