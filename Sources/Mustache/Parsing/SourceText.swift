/// The bytes of a template, with the way from an offset to a line and a column.
struct SourceText: Sendable {
    let path: String
    let bytes: [UInt8]

    /// The offset of each line's first byte.
    let lineStarts: [Int]

    init(_ source: TemplateSource) {
        path = source.path
        bytes = Array(source.text.utf8)
        lineStarts = [0] + bytes.indices.filter { [bytes] in bytes[$0] == .newline }.map { $0 + 1 }
    }

    /// The index of the line that holds an offset, from 0.
    func line(at offset: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            (low, high) = lineStarts[middle] <= offset ? (middle, high) : (low, middle)
        }
        return low
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    func error(at offset: Int, _ message: String) -> TemplateError {
        let line = line(at: offset)
        let column = offset - lineStarts[line] + 1
        return TemplateError(path: path, line: line + 1, column: column, message: message)
    }

    /// The offset of some bytes within a range, or nil where they are not.
    func find(_ needle: [UInt8], in range: Range<Int>) -> Int? {
        guard let first = needle.first, range.count >= needle.count else { return nil }
        return (range.lowerBound...(range.upperBound - needle.count)).first { offset in
            bytes[offset] == first && bytes[offset...].starts(with: needle)
        }
    }

    /// A range without the white space at its ends.
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

    /// Whether this is white space within a line.
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    /// Whether this is white space, line ends included.
    var isSpace: Bool { isBlank || self == .newline || self == .carriageReturn }
}
