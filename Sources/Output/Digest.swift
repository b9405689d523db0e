/// A 64-bit checksum, written as 16 hexadecimal digits. For example: `af63dc4c8601ec8c`.
///
/// It is FNV-1a over words of eight bytes: start with the offset basis, and for each word take the
/// exclusive or, multiply with the prime modulo 2^64, and fold the upper half into the lower. Words
/// are little-endian; the last one is padded with zeros and followed by the number of bytes. The
/// digest detects edits; it doesn't protect against deliberate forgery.
package struct Digest: Hashable, Sendable {
    package var value: UInt64

    static let zero = Digest(value: 0)

    private static let offsetBasis: UInt64 = 0xCBF2_9CE4_8422_2325
    private static let prime: UInt64 = 0x0000_0100_0000_01B3

    private init(value: UInt64) {
        self.value = value
    }

    /// Complexity: O(n).
    package init(of bytes: ArraySlice<UInt8>) {
        value = Self.offsetBasis
        bytes.withUnsafeBytes { bytes in
            let whole = bytes.count & ~7
            for offset in stride(from: 0, to: whole, by: 8) {
                let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                add(UInt64(littleEndian: word))
            }
            var last: UInt64 = 0
            for offset in (whole..<bytes.count).reversed() {
                last = last << 8 | UInt64(bytes[offset])
            }
            add(last)
            add(UInt64(bytes.count))
        }
    }

    private mutating func add(_ word: UInt64) {
        value = (value ^ word) &* Self.prime
        value ^= value >> 32
    }

    /// Parses a digest; `nil` unless the text is 16 lowercase hexadecimal digits.
    package init?(_ text: some StringProtocol) {
        guard let value = UInt64(text, radix: 16) else { return nil }
        self.value = value
        guard description == text else { return nil }
    }
}

extension Digest: CustomStringConvertible {
    package var description: String { String(decoding: digits, as: UTF8.self) }

    /// The 16 digits, in ASCII.
    var digits: [UInt8] {
        (0..<16).map { index in
            let digit = UInt8(truncatingIfNeeded: value >> UInt64(60 - 4 * index)) & 15
            return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
        }
    }
}
