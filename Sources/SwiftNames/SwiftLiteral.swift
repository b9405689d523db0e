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
    /// `3` stays `3`. A number with more than 18 digits becomes a text in code, too.
    package static func decimal(_ text: String, type: String = "Decimal") -> String? {
        guard let number = DecimalNumber(text) else { return nil }
        let plain = number.plain
        guard number.count <= 18 else { return "\(type)(string: \(string(plain)))!" }
        if !plain.contains(".") { return plain }
        let sign = number.isNegative ? ".minus" : ".plus"
        return
            "\(type)(sign: \(sign), exponent: \(number.exponent), significand: \(number.significand))"
    }

    /// An exact `Decimal` with its digits as given.
    ///
    /// For example: `-1.250` becomes `Decimal(string: "-1.250")!`, because Swift converts the literal `-1.250`
    /// to a `Double` first, and `3` stays `3`.
    ///
    /// - Parameter module: What precedes the name of the type. For example: `Foundation.`.
    package static func decimal(digits: String, module: String = "") -> String {
        // One that `Decimal` can't represent has no exact form.
        guard DecimalNumber(digits) != nil else { return digits }
        let isExact = digits.count <= 18 && Int64(digits) != nil
        return isExact ? digits : "\(module)Decimal(string: \(string(digits)))!"
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
