/// Parses JSON byte by byte.
struct JSONParser {
    let bytes: [UInt8]
    let dialect: JSONText.Dialect
    var offset = 0

    /// The nesting limit, deeper than any real input.
    private static let deepest = 128

    struct Failure: Error {
        var offset: Int
        var message: String
    }

    init(_ bytes: [UInt8], _ dialect: JSONText.Dialect) {
        self.bytes = bytes
        self.dialect = dialect
        if bytes.starts(with: byteOrderMark) { offset = byteOrderMark.count }
    }

    mutating func document() throws(Failure) -> JSONNode {
        try skipBlanks()
        let root = try value(depth: 0)
        try skipBlanks()
        guard offset == bytes.count else { throw failure("something follows the value") }
        return root
    }

    func failure(_ message: String, at offset: Int? = nil) -> Failure {
        Failure(offset: offset ?? self.offset, message: message)
    }

    var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    mutating func take(_ byte: Unicode.Scalar) -> Bool {
        guard current == UInt8(ascii: byte) else { return false }
        offset += 1
        return true
    }

    private mutating func value(depth: Int) throws(Failure) -> JSONNode {
        guard depth < Self.deepest else { throw failure("it is nested too deep") }
        let start = offset
        let content = try content(depth: depth)
        return JSONNode(content: content, range: start..<offset)
    }

    private mutating func content(depth: Int) throws(Failure) -> JSONNode.Content {
        switch current {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .boolean(true))
        case UInt8(ascii: "f"): return try word("false", .boolean(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case nil: throw failure("a value is missing")
        default: return .number(try number())
        }
    }

    private mutating func object(depth: Int) throws(Failure) -> JSONNode.Content {
        var members: [JSONMember] = []
        offset += 1
        try skipBlanks()
        if take("}") { return .object(members) }
        while true {
            guard current == UInt8(ascii: "\"") else { throw failure("a key is expected") }
            let start = offset
            let key = try string()
            let range = start..<offset
            try skipBlanks()
            guard take(":") else { throw failure("':' is expected") }
            try skipBlanks()
            let value = try value(depth: depth + 1)
            members.append(JSONMember(key: key, keyRange: range, value: value))
            if try isEnd("}") { return .object(members) }
        }
    }

    private mutating func array(depth: Int) throws(Failure) -> JSONNode.Content {
        var elements: [JSONNode] = []
        offset += 1
        try skipBlanks()
        if take("]") { return .array(elements) }
        while true {
            elements.append(try value(depth: depth + 1))
            if try isEnd("]") { return .array(elements) }
        }
    }

    /// Skips to the next element, or past the end of the list; returns whether the list ended.
    private mutating func isEnd(_ bracket: Unicode.Scalar) throws(Failure) -> Bool {
        try skipBlanks()
        if take(bracket) { return true }
        guard take(",") else { throw failure("',' or '\(bracket)' is expected") }
        try skipBlanks()
        return dialect == .commented && take(bracket)
    }

    private mutating func word(
        _ word: String,
        _ content: JSONNode.Content
    ) throws(Failure) -> JSONNode.Content {
        guard bytes[offset...].starts(with: word.utf8) else {
            throw failure("a value is expected")
        }
        offset += word.utf8.count
        return content
    }
}

// MARK: - Blanks and comments

extension JSONParser {
    mutating func skipBlanks() throws(Failure) {
        while let byte = current {
            switch byte {
            case 0x20, 0x0A, 0x0D, 0x09: offset += 1
            case UInt8(ascii: "/") where dialect == .commented: try skipComment()
            default: return
            }
        }
    }

    private mutating func skipComment() throws(Failure) {
        let start = offset
        let rest = bytes[(offset + 1)...]
        switch rest.first {
        case UInt8(ascii: "/"):
            offset = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        case UInt8(ascii: "*"):
            guard let end = endOfComment(startingAt: start + 2) else {
                throw failure("the comment has no end", at: start)
            }
            offset = end
        default: throw failure("a comment begins with '//' or '/*'")
        }
    }

    /// The offset after the `*/` of a comment whose text begins at an offset; comments may contain others.
    private func endOfComment(startingAt start: Int) -> Int? {
        var depth = 1
        var offset = start
        while offset + 1 < bytes.count {
            switch (bytes[offset], bytes[offset + 1]) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): depth += 1
            case (UInt8(ascii: "*"), UInt8(ascii: "/")): depth -= 1
            default:
                offset += 1
                continue
            }
            offset += 2
            if depth == 0 { return offset }
        }
        return nil
    }
}
