/// The digits of a decimal number that `NSDecimalNumber` stores in binary.
struct DecimalText {
    let mantissa: [UInt8]
    let isLittleEndian: Bool

    /// For example: `12.50`. `nil` if the exponent isn't one that `Decimal` has.
    func text(exponent: Int) -> String? {
        guard (-128...127).contains(exponent) else { return nil }
        let digits = self.digits
        if digits == "0" { return digits }
        if exponent >= 0 { return digits + String(repeating: "0", count: exponent) }
        let zeros = max(0, 1 - exponent - digits.count)
        let padded = String(repeating: "0", count: zeros) + digits
        return "\(padded.dropLast(-exponent)).\(padded.suffix(-exponent))"
    }

    private var digits: String {
        let words = stride(from: 0, to: mantissa.count - 1, by: 2).map { index -> UInt32 in
            let (first, second) = (UInt32(mantissa[index]), UInt32(mantissa[index + 1]))
            return isLittleEndian ? second << 8 | first : first << 8 | second
        }
        var rest = Array(words.reversed())
        var digits = ""
        while rest.contains(where: { $0 != 0 }) { digits = "\(divideByTen(&rest))" + digits }
        return digits.isEmpty ? "0" : digits
    }

    /// Divides the words, most significant first, and returns the remainder.
    private func divideByTen(_ words: inout [UInt32]) -> UInt32 {
        var remainder: UInt32 = 0
        for index in words.indices {
            let value = remainder << 16 | words[index]
            words[index] = value / 10
            remainder = value % 10
        }
        return remainder
    }
}
