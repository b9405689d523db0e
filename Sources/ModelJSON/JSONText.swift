import Diagnostics

/// The text of a JSON file, for the places of what is wrong in it.
///
/// The decoder of the library tells what is wrong and by which path, but not on which line.
struct JSONText {
    /// A step on the way to a value.
    enum Step: Hashable {
        case key(String)
        case index(Int)
    }

    struct Mistake: Hashable {
        var offset: Int
        var message: String
    }

    /// The first mistake; nil for JSON.
    let mistake: Mistake?
    private let bytes: [UInt8]

    /// Deeper nesting than any model has.
    fileprivate static let deepest = 128

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var scanner = JSONScanner(bytes)
        mistake = scanner.mistakeOfDocument()
    }

    /// Where a value starts, or the last value on the way to it that is there.
    func offset(of path: [Step]) -> Int {
        guard mistake == nil else { return 0 }
        var scanner = JSONScanner(bytes)
        return scanner.find(path)
    }

    /// Complexity: O(n).
    func location(_ offset: Int, _ file: String) -> SourceLocation {
        let before = bytes.prefix(offset)
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return SourceLocation(file: file, line: line, column: before.count - start + 1)
    }
}

/// Walks over JSON, byte by byte, after RFC 8259.
struct JSONScanner {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    }

    private typealias Failure = JSONText.Mistake

    mutating func mistakeOfDocument() -> JSONText.Mistake? {
        skipBlanks()
        if let mistake = value(depth: 0) { return mistake }
        skipBlanks()
        return offset == bytes.count ? nil : failure("something follows the value")
    }

    private func failure(_ message: String) -> JSONText.Mistake {
        JSONText.Mistake(offset: offset, message: message)
    }

    private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func skipBlanks() {
        while let byte = current, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { offset += 1 }
    }

    private mutating func take(_ byte: Unicode.Scalar) -> Bool {
        guard current == UInt8(ascii: byte) else { return false }
        offset += 1
        return true
    }
}

// MARK: - Values

extension JSONScanner {
    private mutating func value(depth: Int) -> JSONText.Mistake? {
        guard depth < JSONText.deepest else { return failure("it is nested too deep") }
        switch current {
        case UInt8(ascii: "{"): return object(depth: depth)
        case UInt8(ascii: "["): return array(depth: depth)
        case UInt8(ascii: "\""): return string()
        case UInt8(ascii: "t"): return word("true")
        case UInt8(ascii: "f"): return word("false")
        case UInt8(ascii: "n"): return word("null")
        case nil: return failure("a value is missing")
        default: return number()
        }
    }

    private mutating func object(depth: Int) -> JSONText.Mistake? {
        offset += 1
        skipBlanks()
        if take("}") { return nil }
        while true {
            guard current == UInt8(ascii: "\"") else { return failure("a key is expected") }
            if let mistake = string() { return mistake }
            skipBlanks()
            guard take(":") else { return failure("':' is expected") }
            skipBlanks()
            if let mistake = value(depth: depth + 1) { return mistake }
            skipBlanks()
            if take("}") { return nil }
            guard take(",") else { return failure("',' or '}' is expected") }
            skipBlanks()
        }
    }

    private mutating func array(depth: Int) -> JSONText.Mistake? {
        offset += 1
        skipBlanks()
        if take("]") { return nil }
        while true {
            if let mistake = value(depth: depth + 1) { return mistake }
            skipBlanks()
            if take("]") { return nil }
            guard take(",") else { return failure("',' or ']' is expected") }
            skipBlanks()
        }
    }

    private mutating func string() -> JSONText.Mistake? {
        offset += 1
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                offset += 1
                return nil
            case UInt8(ascii: "\\"): offset += 2
            case 0..<0x20: return failure("a control character needs an escape in a text")
            default: offset += 1
            }
        }
        offset = min(offset, bytes.count)
        return failure("the text has no end")
    }

    private mutating func word(_ word: String) -> JSONText.Mistake? {
        guard bytes[offset...].starts(with: word.utf8) else {
            return failure("a value is expected")
        }
        offset += word.utf8.count
        return nil
    }

    private mutating func number() -> JSONText.Mistake? {
        let start = offset
        while let byte = current, "0123456789+-.eE".utf8.contains(byte) { offset += 1 }
        return offset > start ? nil : failure("a value is expected")
    }
}

// MARK: - Places

extension JSONScanner {
    /// The offset of the value at the path, as far as it leads.
    mutating func find(_ path: [JSONText.Step]) -> Int {
        skipBlanks()
        for step in path {
            let start = offset
            let isFound =
                switch step {
                case .key(let key): enter(key: key)
                case .index(let index): enter(index: index)
                }
            if !isFound { return start }
        }
        return offset
    }

    private mutating func enter(key: String) -> Bool {
        guard take("{") else { return false }
        skipBlanks()
        while current == UInt8(ascii: "\"") {
            let start = offset + 1
            _ = string()
            let found = bytes[start..<offset - 1].elementsEqual(key.utf8)
            skipBlanks()
            _ = take(":")
            skipBlanks()
            if found { return true }
            _ = value(depth: 0)
            skipBlanks()
            guard take(",") else { return false }
            skipBlanks()
        }
        return false
    }

    private mutating func enter(index: Int) -> Bool {
        guard take("[") else { return false }
        skipBlanks()
        for _ in 0..<index {
            guard value(depth: 0) == nil else { return false }
            skipBlanks()
            guard take(",") else { return false }
            skipBlanks()
        }
        return current != UInt8(ascii: "]")
    }
}
