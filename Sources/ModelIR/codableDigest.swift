/// A digest of what the values of a codable type are made of: FNV-1a of 32 bits.
///
/// For example: `5f3a90c1`.
package func codableDigest(of text: String) -> String {
    let digest = text.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
}
