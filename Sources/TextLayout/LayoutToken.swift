/// A part of a text with marks: the text between two marks or line ends, or one of these.
struct LayoutToken {
    enum Kind {
        case text
        case lineEnd
        case mark(LayoutMark)
    }

    let kind: Kind
    /// The token's range in the bytes.
    let range: Range<Int>

    /// The tokens of a text, in order. Complexity: O(n).
    static func tokens(of bytes: UnsafeBufferPointer<UInt8>) -> [LayoutToken] {
        var tokens: [LayoutToken] = []
        var start = 0
        var index = 0
        func endText() {
            if start < index { tokens.append(LayoutToken(kind: .text, range: start..<index)) }
        }
        while index < bytes.count {
            if let mark = mark(in: bytes, at: index) {
                endText()
                start = index + LayoutMark.length
                tokens.append(LayoutToken(kind: .mark(mark), range: index..<start))
                index = start
            } else if bytes[index] == .newline {
                endText()
                start = index + 1
                tokens.append(LayoutToken(kind: .lineEnd, range: index..<start))
                index = start
            } else {
                index += 1
            }
        }
        endText()
        return tokens
    }

    private static func mark(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> LayoutMark? {
        guard bytes[index] == LayoutMark.start, index + 1 < bytes.count else { return nil }
        return LayoutMark(rawValue: bytes[index + 1])
    }
}

extension UInt8 {
    static let newline = UInt8(ascii: "\n")
}
