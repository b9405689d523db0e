extension NestingScanner {
    /// Scans one token outside of strings.
    mutating func scanCode() {
        let byte = text[offset]
        switch byte {
        case 0x20, 0x09, 0x0D: offset += 1
        case 0x0A: endLine()
        case UInt8(ascii: "/") where self.byte(at: offset + 1) == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "/") where self.byte(at: offset + 1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "\""): openString(hashes: 0)
        case UInt8(ascii: "#"): scanHash()
        case UInt8(ascii: "`"): skipQuotedName()
        case _ where isLetter(byte): scanWord()
        default: scanMark(byte)
        }
    }

    private mutating func endLine() {
        if previous != .arrow { arrows = 0 }
        if previous != .angle { angles = 0 }
        offset += 1
    }

    private mutating func skipLine() {
        while offset < text.count, text[offset] != 0x0A { offset += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        while offset < text.count {
            if starts(with: "/*", at: offset) {
                depth += 1
                offset += 2
            } else if starts(with: "*/", at: offset) {
                depth -= 1
                offset += 2
                if depth == 0 { return }
            } else {
                offset += 1
            }
        }
    }

    private mutating func skipQuotedName() {
        repeat { offset += 1 } while offset < text.count && ![0x60, 0x0A].contains(text[offset])
        if byte(at: offset) == 0x60 { offset += 1 }
        end(.other)
    }

    /// Ends a token that doesn't begin a nested construct.
    private mutating func end(_ token: Token) {
        if previous == .closingBrace { frames[frames.count - 1].branches = 0 }
        run = 0
        previous = token
    }

    // MARK: Words

    private mutating func scanWord() {
        let start = offset
        repeat { offset += 1 } while offset < text.count && isLetter(text[offset])
        let word = String(decoding: text[start..<offset], as: UTF8.self)
        if word == "else" {
            previous = .elseKeyword
        } else if word == "if" && previous == .elseKeyword {
            frames[frames.count - 1].branches += 1
            check(frames[frames.count - 1].branches, "'else if'", limit: NestingLimit.branches)
            previous = .other
        } else if nestingWords.contains(word) {
            let run = run + 1
            end(.other)
            self.run = run
            check(run, "'\(word)'")
        } else {
            end(.other)
        }
    }

    /// Scans `#if` and its branches, a raw string, or the name of a macro.
    private mutating func scanHash() {
        if starts(with: "#if", at: offset), !isLetter(byte(at: offset + 3)) {
            conditions.append(0)
            check(conditions.count, "'#if'")
        } else if starts(with: "#elseif", at: offset), let last = conditions.indices.last {
            conditions[last] += 1
            check(conditions[last], "'#elseif'", limit: NestingLimit.branches)
        } else if starts(with: "#endif", at: offset) {
            _ = conditions.popLast()
        }
        var hashes = 0
        while byte(at: offset) == UInt8(ascii: "#") { (hashes, offset) = (hashes + 1, offset + 1) }
        if byte(at: offset) == UInt8(ascii: "\"") { return openString(hashes: hashes) }
        while isLetter(byte(at: offset)) { offset += 1 }
        end(.other)
    }

    // MARK: Marks

    private mutating func scanMark(_ byte: UInt8) {
        let isAfterLetter = offset > 0 && isLetter(text[offset - 1])
        let isAfterBlank = offset > 0 && [0x20, 0x0A, 0x09].contains(text[offset - 1])
        offset += 1
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            end(.other)
            open(byte == UInt8(ascii: "{") ? .brace : .bracket)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            end(.other)
            close(byte)
            if byte == UInt8(ascii: "}") {
                ternaries = 0
                previous = .closingBrace
            }
        case UInt8(ascii: "?") where isAfterBlank && self.byte(at: offset) != byte:
            end(.other)
            ternaries += 1
            check(ternaries, "'?'")
        case UInt8(ascii: "?"), UInt8(ascii: "!"):
            run += 1
            check(run, "'\(Character(Unicode.Scalar(byte)))'")
        case UInt8(ascii: ":"):
            end(.other)
            ternaries = max(ternaries - 1, 0)
        case UInt8(ascii: "-") where self.byte(at: offset) == UInt8(ascii: ">"):
            offset += 1
            end(.arrow)
            arrows += 1
            check(arrows, "'->'")
        case UInt8(ascii: "<") where isAfterLetter:
            end(.angle)
            angles += 1
            check(angles, "'<'")
        case UInt8(ascii: ">"):
            end(.other)
            angles = max(angles - 1, 0)
        default: end(.other)
        }
    }
}

/// Keywords that can be repeated, each of which contains what follows.
private let nestingWords: Set<String> = [
    "any", "await", "borrow", "borrowing", "case", "consume", "consuming", "copy", "do", "each",
    "guard", "if", "inout", "let", "repeat", "return", "sending", "some", "switch", "throw", "try",
    "unsafe", "var", "while", "yield",
]

private func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
        true
    default: false
    }
}
