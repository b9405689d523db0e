import ModelIR

/// A part of the text of a predicate.
enum PredicateToken: Hashable {
    /// A key path, a keyword, a function or a number. For example: `tags.name`.
    case word(Substring)
    /// A text in quotes, a variable, a format such as `%@`, or a name such as `#size`.
    case value
    /// A comparison, a combination or a calculation. For example: `>=`.
    case sign(String)
    /// `(` or `{`, and `[` if nothing closes it.
    case open(Character)
    case close(Character)
    case comma
    /// Text in brackets: options such as `[cd]`, or an index.
    case brackets
    /// A quote that begins a text without an end.
    case quote
    case other

    var word: Substring? { if case .word(let text) = self { text } else { nil } }
}

/// Returns the tokens of a predicate, without spaces.
func predicateTokens(_ predicate: String) -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    var rest = Substring(predicate)
    while let first = rest.first {
        if first.isWhitespace { rest.removeFirst() } else { tokens.append(nextToken(first, &rest)) }
    }
    return tokens
}

private func nextToken(_ first: Character, _ rest: inout Substring) -> PredicateToken {
    if let sign = signs.first(where: rest.hasPrefix) {
        rest.removeFirst(sign.count)
        return .sign(sign)
    }
    if isPartOfPath(first), first != "@" {
        let word = rest.prefix(while: isPartOfPath)
        rest.removeFirst(word.count)
        return .word(word)
    }
    switch first {
    case "\"", "'": return quotedText(&rest)
    case "[":
        guard let end = rest.firstIndex(of: "]") else { break }
        rest = rest[end...].dropFirst()
        return .brackets
    case "$", "%", "@", "#":
        rest = rest.dropFirst().drop(while: isPartOfPath)
        return .value
    default: break
    }
    rest.removeFirst()
    return switch first {
    case "(", "{", "[": .open(first)
    case ")", "}", "]": .close(first)
    case ",": .comma
    default: .other
    }
}

private func quotedText(_ rest: inout Substring) -> PredicateToken {
    let after = afterQuotedText(rest)
    let text = rest[..<after.startIndex]
    rest = after
    return isClosed(text) ? .value : .quote
}

/// Whether a text ends with the quote that it begins with, which no backslash precedes.
private func isClosed(_ text: Substring) -> Bool {
    guard text.count > 1, let quote = text.first, text.last == quote else { return false }
    return text.dropLast().reversed().prefix { $0 == "\\" }.count.isMultiple(of: 2)
}

/// The longer ones first.
private let signs = [
    "==", "!=", "<=", ">=", "=<", "=>", "<>", "&&", "||", ":=", "**", "=", "<", ">", "+", "-", "*",
    "/", "!",
]

private func isPartOfPath(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_.@".contains(character)
}
