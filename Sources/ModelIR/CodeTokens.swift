/// The tokens of Swift code, without comments and without the text of literals; an interpolation is code.
///
/// For example: `Doc`, `(`, `title`, `:`, a literal and `)` for `Doc(title: "a") // all`.
struct CodeTokens {
    private(set) var all: [Token] = []
    private let text: [UInt8]
    private var offset = 0

    struct Token {
        /// A word without backticks, or a single character; empty for a literal.
        var text: String
        var isWord = false
        /// Whether it follows the token before it without a blank.
        var isJoined = false
    }

    /// Complexity: O(*n*) for *n* bytes.
    init(_ code: String) {
        text = Array(code.utf8)
        scanCode(untilParenthesis: false)
    }

    private func starts(with prefix: String) -> Bool {
        text[min(offset, text.count)...].starts(with: prefix.utf8)
    }

    /// - Parameter untilParenthesis: Whether the code is an interpolation, which ends with its parenthesis.
    private mutating func scanCode(untilParenthesis: Bool) {
        var depth = 0
        var isJoined = false
        while offset < text.count {
            let count = all.count
            let character = text[offset]
            if starts(with: "//") {
                while offset < text.count, text[offset] != UInt8(ascii: "\n") { offset += 1 }
            } else if starts(with: "/*") {
                skipComment()
            } else if let hashes = literalStart {
                all.append(Token(text: "", isJoined: isJoined))
                scanLiteral(hashes)
            } else if isWordPart(character) || character == UInt8(ascii: "`") {
                addWord(isJoined)
            } else {
                offset += 1
                if character > UInt8(ascii: " ") {
                    let symbol = String(UnicodeScalar(character))
                    all.append(Token(text: symbol, isJoined: isJoined))
                }
                if character == UInt8(ascii: "(") { depth += 1 }
                if character == UInt8(ascii: ")") { depth -= 1 }
                if untilParenthesis, depth == 0 { return }
            }
            isJoined = all.count > count
        }
    }

    private mutating func addWord(_ isJoined: Bool) {
        let start = offset
        if text[offset] == UInt8(ascii: "`") {
            offset += 1
            while offset < text.count, text[offset] != UInt8(ascii: "`") { offset += 1 }
            offset = min(offset + 1, text.count)
        } else {
            while offset < text.count, isWordPart(text[offset]) { offset += 1 }
        }
        let word = text[start..<offset].filter { $0 != UInt8(ascii: "`") }
        all.append(
            Token(text: String(decoding: word, as: UTF8.self), isWord: true, isJoined: isJoined)
        )
    }

    /// Comments may contain others.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            let isEdge = starts(with: "/*") || starts(with: "*/")
            if isEdge { depth += text[offset] == UInt8(ascii: "/") ? 1 : -1 }
            offset += isEdge ? 2 : 1
        } while depth > 0 && offset < text.count
    }

    /// The number of `#` before the quotation mark at this place; `nil` if no literal starts here.
    private var literalStart: Int? {
        let hashes = text[offset...].prefix { $0 == UInt8(ascii: "#") }.count
        let mark = offset + hashes
        return mark < text.count && text[mark] == UInt8(ascii: "\"") ? hashes : nil
    }

    private mutating func scanLiteral(_ hashes: Int) {
        offset += hashes
        let marks = String(repeating: "#", count: hashes)
        let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
        offset += quotes.utf8.count
        while offset < text.count {
            if starts(with: quotes + marks) {
                offset += quotes.utf8.count + hashes
                return
            }
            guard starts(with: "\\" + marks) else {
                offset += 1
                continue
            }
            offset += 1 + hashes
            if starts(with: "(") {
                scanCode(untilParenthesis: true)
            } else {
                offset += 1
            }
        }
    }
}

private func isWordPart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
        || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
}
