import Foundation

/// A decimal as text: digits, a point if there is a fraction, no redundant zeros.
///
/// For example: `-12.5`.
func canonicalText(of value: Decimal) -> String {
    NSDecimalNumber(decimal: value).description(withLocale: nil)
}

/// The decimal behind canonical text.
func decimal(canonical text: String) -> Decimal? {
    Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
}

/// The order of two decimals in canonical text, without making decimals of them: -1, 0 or 1.
func compareDecimals<Text: RandomAccessCollection<UInt8>>(_ left: Text, _ right: Text) -> Int32 {
    let left = DecimalDigits(left)
    let right = DecimalDigits(right)
    if left.isNegative != right.isNegative { return left.isNegative ? -1 : 1 }
    let order = left.compareMagnitude(with: right)
    return left.isNegative ? -order : order
}

private struct DecimalDigits<Text: RandomAccessCollection<UInt8>> {
    let isNegative: Bool
    private let whole: Text.SubSequence
    private let fraction: Text.SubSequence

    init(_ text: Text) {
        let sign = text.first == UInt8(ascii: "-")
        let digits = text.dropFirst(sign ? 1 : 0)
        let point = digits.firstIndex(of: UInt8(ascii: ".")) ?? digits.endIndex
        whole = digits[..<point].drop { $0 == UInt8(ascii: "0") }
        let rest = digits[point...].dropFirst()
        let end =
            rest.lastIndex { $0 != UInt8(ascii: "0") }.map(rest.index(after:)) ?? rest.startIndex
        fraction = rest[..<end]
        isNegative = sign && !(whole.isEmpty && fraction.isEmpty)
    }

    func compareMagnitude(with other: Self) -> Int32 {
        if whole.count != other.whole.count { return whole.count < other.whole.count ? -1 : 1 }
        for (left, right) in zip(whole, other.whole) where left != right {
            return left < right ? -1 : 1
        }
        for (left, right) in zip(fraction, other.fraction) where left != right {
            return left < right ? -1 : 1
        }
        if fraction.count == other.fraction.count { return 0 }
        return fraction.count < other.fraction.count ? -1 : 1
    }
}
