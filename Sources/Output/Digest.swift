/// A 64-bit checksum, written as 16 hexadecimal digits. For example: `af63dc4c8601ec8c`.
///
/// It is FNV-1a: start with the offset basis, and for each byte take the exclusive or, then
/// multiply with the prime, modulo 2^64. It tells an edited file from an untouched one; it does
/// not protect from someone who wants to deceive.
package struct Digest: Hashable, Sendable {
    package var value: UInt64

    private static let offsetBasis: UInt64 = 0xCBF2_9CE4_8422_2325
    private static let prime: UInt64 = 0x0000_0100_0000_01B3

    /// Complexity: O(n), a nanosecond per byte or so.
    package init(of bytes: some Sequence<UInt8>) {
        var value = Self.offsetBasis
        for byte in bytes { value = (value ^ UInt64(byte)) &* Self.prime }
        self.value = value
    }

    /// The digest that `text` spells; nil unless it is 16 lowercase hexadecimal digits.
    package init?(_ text: some StringProtocol) {
        guard let value = UInt64(text, radix: 16) else { return nil }
        self.value = value
        guard description == text else { return nil }
    }
}

extension Digest: CustomStringConvertible {
    package var description: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
