/// Returns a byte in percent encoding, for URIs and GitHub's commands. For example: `%0A`.
func percentEncoded(_ byte: UInt8) -> String {
    (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
}
