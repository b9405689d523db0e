/// A decimal number as model files write it: a sign, digits and an exponent.
///
/// For example: `-0.250e3` has the significand `25` and the exponent 1.
package struct DecimalNumber {
    package let isNegative: Bool
    /// The digits without zeros at the start, and without those at the end of a fraction.
    package let significand: String
    /// The power of ten by which the significand is multiplied.
    package let exponent: Int

    /// `nil` if the text isn't a decimal number, or has an exponent that no `Decimal` has.
    package init?(_ text: String) {
        var rest = text[...]
        let isMarked = rest.hasPrefix("-") || rest.hasPrefix("+")
        let isBelowZero = rest.hasPrefix("-")
        if isMarked { rest = rest.dropFirst() }
        var power = 0
        if let mark = rest.firstIndex(where: { $0 == "e" || $0 == "E" }) {
            guard let written = Int(rest[rest.index(after: mark)...]), written.magnitude < 128
            else {
                return nil
            }
            power = written
            rest = rest[..<mark]
        }
        let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = parts.first else { return nil }
        let fraction = parts.count == 2 ? parts[1].withoutZerosAtEnd : ""
        let digits = whole + fraction
        guard rest.contains(where: { $0 != "." }), digits.allSatisfy({ "0"..."9" ~= $0 }) else {
            return nil
        }
        let start = digits.drop { $0 == "0" }
        isNegative = isBelowZero && !start.isEmpty
        significand = start.isEmpty ? "0" : String(start)
        exponent = start.isEmpty ? 0 : power - fraction.count
    }

    /// The number of digits if it's written without an exponent.
    package var count: Int { max(significand.count, significand.count + exponent) }

    /// The number without an exponent. For example: `-250`.
    package var plain: String {
        let sign = isNegative ? "-" : ""
        if exponent >= 0 { return sign + significand + String(repeating: "0", count: exponent) }
        let zeros = String(repeating: "0", count: max(0, 1 - exponent - significand.count))
        let digits = zeros + significand
        return sign + digits.dropLast(-exponent) + "." + digits.suffix(-exponent)
    }
}

extension Substring {
    fileprivate var withoutZerosAtEnd: Substring {
        self[..<(lastIndex { $0 != "0" }.map(index(after:)) ?? startIndex)]
    }
}
