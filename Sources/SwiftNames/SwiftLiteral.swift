/// The spelling of constants in Swift source.
package enum SwiftLiteral {
    /// For example: `"two\nlines"`.
    package static func string(_ text: String) -> String {
        concatenated("\"", escaped(text), "\"")
    }

    /// The text escaped for use inside a string literal.
    package static func escaped(_ text: String) -> String {
        let isPlain = text.hasOnly { byte in
            byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        }
        if isPlain { return text }
        var result = ""
        for scalar in text.unicodeScalars { append(scalar, to: &result) }
        return result
    }

    /// For example: `0.5`, `-70.0`.
    package static func real(_ value: Double) -> String {
        if value.isNaN { return ".nan" }
        if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
        return "\(value)"
    }

    /// An exact `Decimal`; `nil` if the text isn't a decimal number.
    ///
    /// For example: `-1.25` becomes `Decimal(sign: .minus, exponent: -2, significand: 125)`, and
    /// `3` stays `3`.
    package static func decimal(_ text: String, type: String = "Decimal") -> String? {
        let isNegative = text.hasPrefix("-")
        let unsigned = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
        let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = parts.first else { return nil }
        let fraction = (parts.count == 2 ? String(parts[1]) : "").trimmingTrailingZeros
        let digits = (whole + fraction).drop { $0 == "0" }
        guard !unsigned.isEmpty, unsigned != ".", digits.allSatisfy(\.isASCIIDigit) else {
            return nil
        }
        let significand = digits.isEmpty ? "0" : String(digits)
        guard significand.count <= 18 else { return nil }
        if fraction.isEmpty || significand == "0" {
            return (isNegative && significand != "0" ? "-" : "") + significand
        }
        let sign = isNegative ? ".minus" : ".plus"
        return "\(type)(sign: \(sign), exponent: -\(fraction.count), significand: \(significand))"
    }

    private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
        switch scalar {
        case "\\": result += "\\\\"
        case "\"": result += "\\\""
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        case "\0": result += "\\0"
        default:
            if scalar.value < 0x20 || scalar.value == 0x7F {
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { "0"..."9" ~= self }
}

extension String {
    fileprivate var trimmingTrailingZeros: String {
        var text = self[...]
        while text.last == "0" { text.removeLast() }
        return String(text)
    }
}
