import ModelIR
import SwiftNames

/// A bound in Swift's spelling, and its order among other bounds.
struct BoundLiteral {
    /// For example: `Date(timeIntervalSinceReferenceDate: 0.0)`.
    var text: String
    /// The value by which lower and upper bounds are compared.
    var order: Double
    /// Whether the literal's type depends on context.
    var isPlainNumber = true
    /// The original spelling, if the code uses another one. For example: `2020-01-01`.
    var remark: String?
}

extension BoundLiteral {
    /// Parses a bound; `nil` if the text isn't a value of the wrapped type.
    init?(_ written: String, _ kind: RawKind, _ types: TypeNames) {
        let text = written.hasPrefix("+") ? String(written.dropFirst()) : written
        switch kind {
        case .text, .data: return nil
        case .integer(let bits): self.init(integer: text, bits: bits)
        case .real(let isFloat): self.init(real: text, isFloat: isFloat)
        case .decimal: self.init(decimal: text, types)
        case .date: self.init(date: text, types)
        }
    }

    /// Parses the bound of a length.
    init?(length text: String) {
        guard let value = integerValue(of: text), value >= 0 else { return nil }
        self.init(text: text, order: Double(value))
    }

    private init?(integer text: String, bits: Int) {
        guard let value = integerValue(of: text), fits(value, bits: bits) else { return nil }
        self.init(text: text, order: Double(value))
    }

    private init?(real text: String, isFloat: Bool) {
        guard let value = realValue(of: text), value.isFinite,
            !isFloat || Float(value).isFinite
        else { return nil }
        self.init(text: text, order: value)
    }

    private init?(decimal text: String, _ types: TypeNames) {
        let digits = text.filter { $0 != "_" }
        guard let spelled = SwiftLiteral.decimal(digits, type: types.foundation("Decimal")),
            let value = realValue(of: digits)
        else { return nil }
        let isPlain = !spelled.contains("(")
        self.init(
            text: spelled,
            order: value,
            isPlainNumber: isPlain,
            remark: isPlain ? nil : text
        )
    }

    private init?(date text: String, _ types: TypeNames) {
        guard let date = DateText(text) else { return nil }
        let type = types.foundation("Date")
        let spelled =
            date.isDistant
            ? type + text.drop { $0 != "." }
            : "\(type)(timeIntervalSinceReferenceDate: \(SwiftLiteral.real(date.seconds)))"
        self.init(text: spelled, order: date.seconds, isPlainNumber: false, remark: date.remark)
    }
}

/// For example: -1 for `-1`, 1000 for `1_000`, 255 for `0xFF`; `nil` if the text isn't an integer
/// literal.
private func integerValue(of text: String) -> Int64? {
    let isNegative = text.hasPrefix("-")
    let unsigned = isNegative ? text.dropFirst() : text[...]
    guard unsigned.first?.isASCIIDigit == true else { return nil }
    let digits = unsigned.filter { $0 != "_" }
    let radix = digits.hasPrefix("0x") ? 16 : digits.hasPrefix("0o") ? 8 : 2
    let isPrefixed = ["0x", "0o", "0b"].contains { digits.hasPrefix($0) }
    let bare = isPrefixed ? digits.dropFirst(2) : digits[...]
    guard bare.first != "+", bare.first != "-" else { return nil }
    return Int64((isNegative ? "-" : "") + bare, radix: isPrefixed ? radix : 10)
}

/// The value of a floating-point literal; `nil` for other text.
private func realValue(of text: String) -> Double? {
    if let integer = integerValue(of: text) { return Double(integer) }
    let digits = text.filter { $0 != "_" }
    let unsigned = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
    let areNumbers = parts.allSatisfy { $0.first?.isASCIIDigit == true }
    guard parts.count <= 2, areNumbers, !unsigned.lowercased().hasPrefix("0x") else { return nil }
    return Double(digits)
}

/// Whether a signed integer of the given width can represent the value.
func fits(_ value: Int64, bits: Int) -> Bool {
    let limit = Int64.max >> (64 - bits)
    return value <= limit && value >= -limit - 1
}

extension Character {
    fileprivate var isASCIIDigit: Bool { "0"..."9" ~= self }
}
