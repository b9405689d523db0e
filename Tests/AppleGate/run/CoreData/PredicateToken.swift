/// A word of a predicate's format string.
enum PredicateToken: Equatable {
    /// A name, a key path or a keyword. For example: `owner.name`, `AND`.
    case word(String)
    case number(String)
    case text(String)
    /// For example: `$DATE`, without the sign.
    case variable(String)
    /// For example: `%@`, `%K`.
    case argument(String)
    /// For example: `<=`, `(`.
    case sign(String)

    /// What is left once this one word was read, or nil at the end.
    static func read(from text: inout Substring) -> PredicateToken? {
        text = text.drop(while: \.isWhitespace)
        guard let first = text.first else { return nil }
        switch first {
        case "'", "\"": return .text(quoted(&text))
        case "%": return .argument(take(&text, 1) + take(&text) { $0.isLetter || $0 == "@" })
        case "$": return .variable(take(&text.afterFirst, \.isInName))
        case _ where first.isNumber: return .number(take(&text) { $0.isNumber || $0 == "." })
        case _ where first.isLetter || "_@".contains(first): return .word(take(&text, \.isInWord))
        default: return .sign(sign(&text))
        }
    }

    private static func quoted(_ text: inout Substring) -> String {
        let mark = text.removeFirst()
        defer { text = text.dropFirst() }
        return take(&text) { $0 != mark }
    }

    private static func sign(_ text: inout Substring) -> String {
        let long = ["==", "!=", "<=", ">=", "<>", "&&", "||"].contains { text.hasPrefix($0) }
        return take(&text, long ? 2 : 1)
    }

    private static func take(_ text: inout Substring, _ length: Int) -> String {
        defer { text = text.dropFirst(length) }
        return String(text.prefix(length))
    }

    private static func take(_ text: inout Substring, _ isIn: (Character) -> Bool) -> String {
        take(&text, text.prefix(while: isIn).count)
    }
}

extension Substring {
    fileprivate var afterFirst: Substring {
        get { dropFirst() }
        set { self = newValue }
    }
}

extension Character {
    fileprivate var isInName: Bool { isLetter || isNumber || self == "_" }
    fileprivate var isInWord: Bool { isInName || self == "." || self == "@" }
}
