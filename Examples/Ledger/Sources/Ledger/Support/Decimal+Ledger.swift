import Foundation

extension Decimal {
    /// Rounded to cents, as banks do.
    var inCents: Decimal {
        var (value, result) = (self, Decimal())
        NSDecimalRound(&result, &value, 2, .bankers)
        return result
    }

    var asDouble: Double {
        NSDecimalNumber(decimal: self).doubleValue
    }

    /// For example: "-12.50 EUR".
    func ledgerText(_ currencyCode: String) -> String {
        let cents = NSDecimalNumber(decimal: inCents * 100).intValue
        let sign = cents < 0 ? "-" : ""
        let digits = String(format: "%d.%02d", abs(cents) / 100, abs(cents) % 100)
        return "\(sign)\(digits) \(currencyCode)"
    }
}
