/// Returns the reason why an ICU regular expression doesn't compile, as far as its brackets and
/// quantifiers show; `nil` if there is none. For example: `has '[' without ']'`.
///
/// ICU isn't available on every system, and other engines use different dialects.
func patternProblem(_ pattern: String) -> String? {
    var scanner = PatternScanner(Array(pattern.unicodeScalars))
    return scanner.problem()
}

private struct PatternScanner {
    private let scalars: [Unicode.Scalar]
    private var place = 0
    private var openGroups = 0
    /// Whether there is an operand for a quantifier.
    private var hasOperand = false

    init(_ scalars: [Unicode.Scalar]) {
        self.scalars = scalars
    }

    mutating func problem() -> String? {
        while place < scalars.count {
            if let problem = step() { return problem }
        }
        return openGroups > 0 ? "has '(' without ')'" : nil
    }

    /// Skips an element.
    private mutating func step() -> String? {
        let scalar = scalars[place]
        place += 1
        switch scalar {
        case "\\": return escape()
        case "[": return set()
        case "(":
            openGroups += 1
            hasOperand = false
            skipGroupKind()
        case ")":
            guard openGroups > 0 else { return "has ')' without '('" }
            openGroups -= 1
            hasOperand = true
        case "|":
            hasOperand = false
        case "*", "+", "?":
            guard hasOperand else { return "has '\(scalar)' with nothing to repeat" }
            // A second quantifier makes the first one reluctant or possessive.
            if place < scalars.count, "?+".unicodeScalars.contains(scalars[place]) { place += 1 }
            hasOperand = false
        default:
            hasOperand = true
        }
        return nil
    }

    private mutating func escape() -> String? {
        guard place < scalars.count else { return "ends with '\\'" }
        // Between \Q and \E, all characters are literal.
        if scalars[place] == "Q" {
            while place < scalars.count, !isAt("\\E") { place += 1 }
            place = min(place + 2, scalars.count)
        } else {
            place += 1
        }
        hasOperand = true
        return nil
    }

    /// Skips a set, which may contain other sets: `[a-z&&[^aeiou]]`.
    private mutating func set() -> String? {
        var depth = 1
        var isFirst = true
        if place < scalars.count, scalars[place] == "^" { place += 1 }
        while place < scalars.count, depth > 0 {
            switch scalars[place] {
            case "\\": place += 1
            case "[": depth += 1
            case "]" where !isFirst: depth -= 1
            default: break
            }
            isFirst = false
            place += 1
        }
        hasOperand = true
        return depth > 0 ? "has '[' without ']'" : nil
    }

    /// Skips the kind of a group. For example: `?:`, `?<name>`, `?<=`.
    private mutating func skipGroupKind() {
        guard place < scalars.count, scalars[place] == "?" else { return }
        place += 1
        while place < scalars.count, "<=!:>".unicodeScalars.contains(scalars[place]) { place += 1 }
    }

    private func isAt(_ text: String) -> Bool {
        scalars[place...].starts(with: text.unicodeScalars)
    }
}
