/// The tokens of Swift code, without comments and without the text of literals; an interpolation is code.
///
/// For example: `Doc`, `(`, `title`, `:`, a literal and `)` for `Doc(title: "a") // all`.
package struct CodeTokens {
    /// The tokens in their order.
    package private(set) var all: [Token] = []
    /// The characters of the code.
    package let text: [Character]
    private var offset = 0
    private var frames: [Frame] = []
    /// The end of the last token or literal.
    private var end: Int?

    private enum Frame {
        /// The code of an interpolation, and how many parentheses are open there.
        case interpolation(depth: Int)
        case string(hashes: Int, isMultiline: Bool)
    }

    package struct Token {
        /// A word without backticks, or a single character; empty for a literal.
        package let text: String
        /// The range in the text, with backticks; empty for a literal, at its quotation mark.
        package let range: Range<Int>
        /// Whether it's an identifier, a keyword or a number.
        package var isWord = false
        /// Whether it follows the token before it without a blank.
        package var isJoined = false
    }

    /// Complexity: O(*n*) for *n* characters.
    package init(_ code: String) {
        text = Array(code)
        while offset < text.count {
            if case .string(let hashes, let isMultiline)? = frames.last {
                scanString(hashes, isMultiline)
            } else {
                scanCode()
            }
        }
    }

    private func starts(with prefix: String) -> Bool {
        text[min(offset, text.count)...].starts(with: prefix)
    }

    private mutating func skip(while isSkipped: (Character) -> Bool) {
        while offset < text.count, isSkipped(text[offset]) { offset += 1 }
    }

    private mutating func scanCode() {
        let character = text[offset]
        if starts(with: "//") { return skip { !$0.isNewline } }
        if starts(with: "/*") { return skipComment() }
        switch character {
        case "\"": openString(hashes: 0)
        case "#":
            let hashes = text[offset...].prefix { $0 == "#" }.count
            let mark = offset + hashes
            let isString = mark < text.count && text[mark] == "\""
            if isString { openString(hashes: hashes) } else { addSymbol() }
        case "(", ")":
            addSymbol()
            changeDepth(by: character == "(" ? 1 : -1)
        case "`":
            let start = offset
            offset += 1
            skip { $0 != "`" }
            offset = min(offset + 1, text.count)
            addWord(from: start)
        case _ where isPart(character):
            let start = offset
            skip(while: isPart)
            addWord(from: start)
        case _ where character.isWhitespace: offset += 1
        default: addSymbol()
        }
    }

    private mutating func addSymbol() {
        offset += 1
        add(String(text[offset - 1]), from: offset - 1, isWord: false)
    }

    private mutating func addWord(from start: Int) {
        add(String(text[start..<offset].filter { $0 != "`" }), from: start, isWord: true)
    }

    private mutating func add(_ word: String, from start: Int, isWord: Bool) {
        all.append(
            Token(text: word, range: start..<offset, isWord: isWord, isJoined: start == end)
        )
        end = offset
    }

    private func isPart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// Comments may contain others.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            let isEdge = starts(with: "/*") || starts(with: "*/")
            if isEdge { depth += text[offset] == "/" ? 1 : -1 }
            offset += isEdge ? 2 : 1
        } while depth > 0 && offset < text.count
    }

    private mutating func changeDepth(by change: Int) {
        guard case .interpolation(let depth)? = frames.popLast() else { return }
        if depth + change > 0 { frames.append(.interpolation(depth: depth + change)) }
    }

    private mutating func openString(hashes: Int) {
        add("", from: offset, isWord: false)
        offset += hashes
        let isMultiline = starts(with: "\"\"\"")
        frames.append(.string(hashes: hashes, isMultiline: isMultiline))
        offset += isMultiline ? 3 : 1
    }

    private mutating func scanString(_ hashes: Int, _ isMultiline: Bool) {
        let marks = String(repeating: "#", count: hashes)
        let quotes = isMultiline ? "\"\"\"" : "\""
        if starts(with: quotes + marks) {
            offset += quotes.count + hashes
            end = offset
            frames.removeLast()
        } else if starts(with: "\\" + marks) {
            offset += 1 + hashes
            // The parenthesis of an interpolation isn't joined to the token before it.
            end = nil
            if starts(with: "(") {
                frames.append(.interpolation(depth: 0))
            } else {
                offset += 1
            }
        } else {
            offset += 1
        }
    }
}
