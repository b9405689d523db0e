extension JSONParser {
    /// Parses a string and replaces its escapes.
    mutating func string() throws(Failure) -> String {
        offset += 1
        var text: [UInt8] = []
        var start = offset
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                text += bytes[start..<offset]
                offset += 1
                return try decoded(text)
            case UInt8(ascii: "\\"):
                text += bytes[start..<offset]
                text += Array(String(try escaped()).utf8)
                start = offset
            case 0..<0x20: throw failure("a control character needs an escape in a text")
            default: offset += 1
            }
        }
        throw failure("the text has no end")
    }

    private func decoded(_ bytes: [UInt8]) throws(Failure) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.elementsEqual(bytes) else { throw failure("the text is not UTF-8") }
        return text
    }

    private mutating func escaped() throws(Failure) -> Unicode.Scalar {
        let start = offset
        offset += 2
        guard offset <= bytes.count else { throw failure("the text has no end", at: bytes.count) }
        switch bytes[offset - 1] {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape(start)
        default: throw failure("there is no such escape", at: start)
        }
    }

    /// For example: `\u00e9`, or the surrogate pair of a character beyond the first 65,536.
    private mutating func unicodeEscape(_ start: Int) throws(Failure) -> Unicode.Scalar {
        let first = try hexadecimal()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard first < 0xDC00, take("\\"), take("u") else {
            throw failure("half of a character is missing", at: start)
        }
        let second = try hexadecimal()
        let isHalf = (0xDC00...0xDFFF).contains(second)
        guard isHalf, let scalar = Unicode.Scalar(0x2400 + ((first - 0xD800) << 10) + second) else {
            throw failure("half of a character is missing", at: start)
        }
        return scalar
    }

    private mutating func hexadecimal() throws(Failure) -> UInt32 {
        var number: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = current.flatMap(hexadecimalDigit) else {
                throw failure("four hexadecimal digits are expected")
            }
            number = number << 4 | digit
            offset += 1
        }
        return number
    }

    /// Parses a number and returns it as written.
    mutating func number() throws(Failure) -> String {
        let start = offset
        _ = take("-")
        let isZero = take("0")
        let hasDigits = isZero || takeDigits()
        guard hasDigits || offset > start else { throw failure("a value is expected") }
        let hasFraction = take(".") ? takeDigits() : true
        let hasExponent = isExponent() ? takeDigits() : true
        let isFollowed = current.map { isDigit($0) } ?? false
        guard hasDigits, hasFraction, hasExponent, !isFollowed else {
            throw failure("this is no number", at: start)
        }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private mutating func isExponent() -> Bool {
        guard take("e") || take("E") else { return false }
        _ = take("+") || take("-")
        return true
    }

    private mutating func takeDigits() -> Bool {
        let start = offset
        while let byte = current, isDigit(byte) { offset += 1 }
        return offset > start
    }
}

private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

private func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
}
