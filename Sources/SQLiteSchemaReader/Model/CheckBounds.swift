/// The bounds of a column that a simple CHECK constraint declares.
///
/// For example: `length(name) <= 20`, `price BETWEEN 0 AND 100`.
struct CheckBounds {
    let column: String
    /// Whether the bounds are those of the text's length.
    let isLength: Bool
    /// Whether the bound is the integer next to the one in the constraint, which isn't allowed.
    private(set) var isNext = false
    private(set) var minimum: String?
    private(set) var maximum: String?

    /// `nil` for a condition of another form.
    init?(_ words: [String]) {
        var words = words
        isLength =
            words.count > 4 && words[0].lowercased() == "length" && words[1] == "("
            && words[3] == ")"
        if isLength { words = [words[2]] + words[4...] }
        guard let name = words.first else { return nil }
        column = unquotedName(name)
        let rest = words.dropFirst().map { $0.uppercased() }.withoutGroups
        if rest.count == 4, rest[0] == "BETWEEN", rest[2] == "AND" {
            (minimum, maximum) = (rest[1], rest[3])
        } else if rest.count == 2 {
            setBound(rest[0], rest[1])
        }
        let bounds = [minimum, maximum].compactMap(\.self)
        guard !bounds.isEmpty, bounds.allSatisfy({ Double($0)?.isFinite == true }) else {
            return nil
        }
    }

    private mutating func setBound(_ comparison: String, _ bound: String) {
        switch comparison {
        case ">=": minimum = bound
        case "<=": maximum = bound
        case "=", "==":
            if isLength { (minimum, maximum) = (bound, bound) }
        // Numbers with a fraction have no next one, which the attribute's type tells.
        case ">": (minimum, isNext) = (Int32(bound).map { String(Int($0) + 1) }, true)
        case "<": (maximum, isNext) = (Int32(bound).map { String(Int($0) - 1) }, true)
        default: return
        }
    }
}

extension [String] {
    /// The words without parentheses around single ones. For example: `>`, `0` for `>`, `(`, `0`, `)`.
    fileprivate var withoutGroups: [String] {
        guard
            let start = indices.first(where: { index in
                self[index] == "(" && index + 2 < count && self[index + 2] == ")"
            })
        else { return self }
        return (self[..<start] + [self[start + 1]] + self[(start + 3)...]).withoutGroups
    }
}
