/// Finds excessive nesting in a text, in one pass and without recursion.
///
/// The scanner knows comments, strings and brackets, but no grammar. For example, 10,000
/// consecutive `(` are rejected at the 201st.
struct NestingScanner {
    let text: [UInt8]
    var offset = 0
    var frames: [Frame] = [Frame(kind: .file)]
    /// The number of branches of each open `#if`.
    var conditions: [Int] = []
    var previous = Token.other
    /// The number of consecutive keywords and marks that each contain the next.
    var run = 0
    var arrows = 0
    var angles = 0
    var ternaries = 0
    var found: ExcessiveNesting?

    /// A construct that a closing bracket or quotation mark ends.
    struct Frame {
        var kind: Kind
        /// The number of consecutive `else if`.
        var branches = 0

        enum Kind: Equatable {
            case file
            case bracket
            case brace
            case interpolation
            case string(hashes: Int, isMultiline: Bool)
        }
    }

    enum Token {
        case arrow
        case angle
        case closingBrace
        case elseKeyword
        case other
    }

    init(_ text: [UInt8]) {
        self.text = text
    }

    /// The first position that exceeds the limit; `nil` if there is none. Complexity: O(n).
    mutating func excessiveNesting() -> ExcessiveNesting? {
        while offset < text.count, found == nil {
            if case .string(let hashes, let isMultiline) = frames[frames.count - 1].kind {
                scanString(hashes, isMultiline)
            } else {
                scanCode()
            }
        }
        return found
    }

    mutating func check(_ depth: Int, _ what: String, limit: Int = NestingLimit.levels) {
        guard depth > limit, found == nil else { return }
        found = ExcessiveNesting(offset: offset, what: what, limit: limit)
    }

    func byte(at index: Int) -> UInt8 { index < text.count ? text[index] : 0 }

    func starts(with word: StaticString, at index: Int) -> Bool {
        guard index + word.utf8CodeUnitCount <= text.count else { return false }
        return (0..<word.utf8CodeUnitCount).allSatisfy { text[index + $0] == word.utf8Start[$0] }
    }
}

// MARK: - Brackets

extension NestingScanner {
    mutating func open(_ kind: Frame.Kind) {
        check(frames.count, "brackets")
        frames.append(Frame(kind: kind))
    }

    /// Closes the nearest bracket. A brace also closes everything left open inside it, so a bracket
    /// in a regular expression counts only within its block.
    mutating func close(_ byte: UInt8) {
        let isBrace = byte == UInt8(ascii: "}")
        if isBrace { while frames.last?.kind == .bracket { frames.removeLast() } }
        switch frames.last?.kind {
        case .brace where isBrace: frames.removeLast()
        case .bracket where !isBrace: frames.removeLast()
        case .interpolation where byte == UInt8(ascii: ")"): frames.removeLast()
        default: break
        }
    }
}
