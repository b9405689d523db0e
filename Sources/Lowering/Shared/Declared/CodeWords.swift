/// The words of Swift code, without those in literals and comments; an interpolation is code.
///
/// For example: `label`, `n` and `count` in `label = "no. \(n)" // of \(total)` and `count += 1`.
package struct CodeWords {
    /// The words in their order.
    private(set) var words: [Word] = []
    private let text: [Character]
    private var offset = 0
    private var frames: [Frame] = []

    private enum Frame {
        /// The code of an interpolation, and how many parentheses are open there.
        case interpolation(depth: Int)
        case string(hashes: Int, isMultiline: Bool)
    }

    /// A word, and what is beside it.
    package struct Word {
        /// Without backticks.
        package let text: String
        /// The place in the text, with backticks.
        package let range: Range<Int>
        /// Whether it's a member of something, also of the object.
        let isMember: Bool
        /// Whether it follows `self.`.
        let isOwn: Bool
        /// Whether it's the label of an argument.
        let isLabel: Bool
    }

    /// Complexity: O(*n*) for *n* characters.
    init(_ text: String) {
        self.text = Array(text)
        scan()
    }

    /// The text with other spellings for some words.
    ///
    /// - Parameter spelling: The new spelling, with that of `self.` before the word; `nil` to keep both.
    package static func replacing(in text: String, _ spelling: (Word) -> String?) -> String {
        let words = CodeWords(text)
        var (result, end) = ("", 0)
        for word in words.words {
            guard let spelling = spelling(word) else { continue }
            let start = word.range.lowerBound - (word.isOwn ? "self.".count : 0)
            result += words.text[end..<start]
            result += spelling
            end = word.range.upperBound
        }
        return result + words.text[end...]
    }

    private mutating func scan() {
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
            let start = offset
            skip { $0 == "#" }
            let isString = offset < text.count && text[offset] == "\""
            // The name of a macro isn't one of a member.
            if isString { openString(hashes: offset - start) } else { skip(while: isPart) }
        case "(": changeDepth(by: 1)
        case ")": changeDepth(by: -1)
        case "`":
            let start = offset
            offset += 1
            skip { $0 != "`" }
            offset = min(offset + 1, text.count)
            addWord(from: start)
        case _ where character.isNumber: skip(while: isPart)
        case _ where isPart(character):
            let start = offset
            skip(while: isPart)
            addWord(from: start)
        default: offset += 1
        }
    }

    private mutating func addWord(from start: Int) {
        words.append(
            Word(
                text: String(text[start..<offset].filter { $0 != "`" }),
                range: start..<offset,
                isMember: start > 0 && text[start - 1] == ".",
                isOwn: text[..<start].suffix(5).elementsEqual("self."),
                isLabel: offset < text.count && text[offset] == ":"
            )
        )
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
        offset += 1
        guard case .interpolation(let depth)? = frames.popLast() else { return }
        if depth + change > 0 { frames.append(.interpolation(depth: depth + change)) }
    }

    private mutating func openString(hashes: Int) {
        let isMultiline = starts(with: "\"\"\"")
        frames.append(.string(hashes: hashes, isMultiline: isMultiline))
        offset += isMultiline ? 3 : 1
    }

    private mutating func scanString(_ hashes: Int, _ isMultiline: Bool) {
        let marks = String(repeating: "#", count: hashes)
        let quotes = isMultiline ? "\"\"\"" : "\""
        if starts(with: quotes + marks) {
            offset += quotes.count + hashes
            frames.removeLast()
        } else if starts(with: "\\" + marks) {
            offset += 1 + hashes
            if starts(with: "(") { frames.append(.interpolation(depth: 1)) }
            offset += 1
        } else {
            offset += 1
        }
    }
}
