/// Returns the path of a file as a URI reference; an absolute path becomes a `file` URI.
///
/// For example: `My%20Notes/contents`, `file:///My%20Notes/contents`.
func uriReference(forPath path: String) -> String {
    let encoded = path.utf8.map { byte in
        isPlainInPath(byte) ? String(Unicode.Scalar(byte)) : percentEncoded(byte)
    }
    return (path.utf8.first == UInt8(ascii: "/") ? "file://" : "") + encoded.joined()
}

/// Whether RFC 3986 allows a byte in a path, except the colon, which would end a scheme.
private func isPlainInPath(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
    default:
        "/-._~!$&'()*+,;=@".utf8.contains(byte)
    }
}
