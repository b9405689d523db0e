import ModelIR

/// Returns the properties in the text of a predicate, in order: the first name of each key path.
///
/// For example: `title` and `tags` of `title CONTAINS[cd] $TEXT AND ANY tags.name == "red"`. Empty
/// if the predicate declares variables, because their paths start elsewhere.
func predicateNames(_ predicate: String) -> [String] {
    let tokens = predicateTokens(predicate)
    let words = tokens.map { $0.lowercased() }
    if words.contains(where: { ["subquery", "function", "cast", "fetch"].contains($0) }) {
        return []
    }
    return tokens.indices.compactMap { place in
        let token = tokens[place]
        guard let first = token.unicodeScalars.first, first.properties.isIDStart || first == "_",
            !keywords.contains(words[place]),
            // A function. For example: `now()`.
            place + 1 == tokens.count || tokens[place + 1] != "("
        else { return nil }
        return String(token.prefix { $0 != "." })
    }
}

private let keywords: Set = [
    "all", "and", "any", "beginswith", "between", "conforms", "contains", "endswith", "false",
    "falsepredicate",
    "first", "in", "last", "like", "matches", "nil", "no", "none", "not", "null", "or", "self",
    "size", "some", "to", "true", "truepredicate", "uti", "yes",
]

/// Returns words, including their dots, and punctuation; without strings, variables, options such
/// as `[cd]` and formats such as `%@`.
private func predicateTokens(_ predicate: String) -> [String] {
    var tokens: [String] = []
    var rest = Substring(predicate)
    while let first = rest.first {
        switch first {
        case "\"", "'":
            rest = afterQuotedText(rest)
        case "[":
            rest = rest.drop { $0 != "]" }.dropFirst()
        case "$", "%", "@", "#":
            rest = rest.dropFirst()
            rest = rest.drop(while: isPartOfPath)
        case _ where isPartOfPath(first):
            let word = rest.prefix(while: isPartOfPath)
            rest = rest.dropFirst(word.count)
            // `SELF.title` is equivalent to `title`.
            let isSelf = word.lowercased().hasPrefix("self.")
            tokens.append(String(isSelf ? word.dropFirst(5) : word))
        default:
            if first == "(" { tokens.append("(") }
            rest = rest.dropFirst()
        }
    }
    return tokens
}

private func isPartOfPath(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_.@".contains(character)
}
