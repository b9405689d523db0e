/// The bytes of a template, and the conversion from offsets to lines and columns.
struct TemplateText: Sendable {
    let path: String
    let bytes: [UInt8]

    init(_ source: TemplateSource) {
        path = source.path
        bytes = Array(source.text.utf8)
    }

    /// The index of the line that contains an offset, counted from 0. Complexity: O(n) for n bytes
    /// before it.
    func line(at offset: Int) -> Int { bytes[..<offset].count { $0 == .newline } }

    /// The offset of the first byte of the line that contains an offset.
    func lineStart(at offset: Int) -> Int {
        var start = offset
        while start > 0, bytes[start - 1] != .newline { start -= 1 }
        return start
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    func error(at offset: Int, _ message: String) -> TemplateError {
        let column = offset - lineStart(at: offset) + 1
        return TemplateError(
            path: path,
            line: line(at: offset) + 1,
            column: column,
            message: message
        )
    }

    /// The offset at which some bytes first occur in a range; `nil` if they don't.
    func find(_ needle: [UInt8], in range: Range<Int>) -> Int? {
        guard !needle.isEmpty, range.count >= needle.count else { return nil }
        return bytes.withUnsafeBufferPointer { bytes in
            needle.withUnsafeBufferPointer { needle in
                var offset = range.lowerBound
                let last = range.upperBound - needle.count
                while offset <= last {
                    if bytes[offset] == needle[0],
                        bytes[offset..<offset + needle.count].elementsEqual(needle)
                    {
                        return offset
                    }
                    offset += 1
                }
                return nil
            }
        }
    }

    /// The range without whitespace at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        guard let first = range.first(where: { !bytes[$0].isSpace }),
            let last = range.last(where: { !bytes[$0].isSpace })
        else { return range.lowerBound..<range.lowerBound }
        return first..<last + 1
    }
}

extension UInt8 {
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")

    /// Whether this is whitespace within a line.
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    /// Whether this is whitespace or part of a line end.
    var isSpace: Bool { isBlank || self == .newline || self == .carriageReturn }
}
