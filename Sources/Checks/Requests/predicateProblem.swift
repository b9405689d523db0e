/// Returns why a text certainly isn't a predicate; `nil` if it may be one.
///
/// For example: `nothing follows '=='`. Only what no predicate can contain is a problem: the rest is left to
/// `NSPredicate`.
func predicateProblem(_ predicate: String) -> String? {
    let tokens = predicateTokens(predicate)
    if tokens.isEmpty { return "it's empty" }
    if tokens.contains(.quote) { return "a quotation mark has no counterpart" }
    // What isn't known may change the meaning of what is.
    if tokens.contains(.other) { return nil }
    return nestingProblem(tokens) ?? operandProblem(tokens)
}

private func nestingProblem(_ tokens: [PredicateToken]) -> String? {
    var expected: [Character] = []
    for token in tokens {
        switch token {
        case .open(let mark): expected.append(counterparts[mark] ?? mark)
        case .close(let mark):
            guard expected.popLast() == mark else { return "nothing opens what '\(mark)' closes" }
        default: break
        }
    }
    return expected.last.map { "'\($0)' is missing" }
}

private let counterparts: [Character: Character] = ["(": ")", "{": "}", "[": "]"]

/// Finds an operator without a left or a right operand.
private func operandProblem(_ tokens: [PredicateToken]) -> String? {
    var before: Role?
    var last = ""
    for token in tokens {
        // Options are part of an operator, and an index is part of an operand.
        if token == .brackets { continue }
        let role = Role(token)
        switch role {
        case .binary where before?.needsOperand ?? true:
            return "nothing precedes '\(token.spelling)'"
        case .end where before?.isIncomplete ?? false: return "nothing follows '\(last)'"
        default: break
        }
        before = role
        last = token.spelling
    }
    return before?.isIncomplete ?? false ? "nothing follows '\(last)'" : nil
}

/// What a token requires of its neighbors.
private enum Role {
    case operand
    /// It stands between two operands.
    case binary
    /// It precedes an operand. For example: `NOT`, and the sign of a number.
    case prefix
    case start
    case comma
    case end

    init(_ token: PredicateToken) {
        self =
            switch token {
            case .word(let word): Self(ofWord: word.lowercased())
            case .sign(let sign): sign == "!" || sign == "-" || sign == "+" ? .prefix : .binary
            case .open: .start
            case .comma: .comma
            case .close: .end
            case .value, .brackets, .quote, .other: .operand
            }
    }

    private init(ofWord word: String) {
        self = word == "not" ? .prefix : binaryWords.contains(word) ? .binary : .operand
    }

    var needsOperand: Bool {
        switch self {
        case .binary, .start, .comma: true
        case .operand, .prefix, .end: false
        }
    }

    var isIncomplete: Bool {
        switch self {
        case .binary, .prefix: true
        case .operand, .start, .comma, .end: false
        }
    }
}

private let binaryWords: Set = [
    "and", "beginswith", "between", "contains", "endswith", "in", "like", "matches", "or",
]

extension PredicateToken {
    fileprivate var spelling: String {
        switch self {
        case .word(let word): String(word)
        case .sign(let sign): sign
        default: ""
        }
    }
}
