/// Appends a text with HTML escapes. For example: `&lt;` for `<`
func appendEscaped(_ text: String, to output: inout [UInt8]) {
    for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
        case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
        case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
        case UInt8(ascii: "\""): output.append(contentsOf: "&quot;".utf8)
        default: output.append(byte)
        }
    }
}
