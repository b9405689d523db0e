import ModelIR

/// Returns the properties in the text of a predicate, in order: the first name of each key path.
///
/// For example: `title` and `tags` of `title CONTAINS[cd] $TEXT AND ANY tags.name == "red"`. Empty
/// if the predicate declares variables, because their paths start elsewhere.
func predicateNames(_ predicate: String) -> [String] {
    let tokens = predicateTokens(predicate)
    let declaring = ["subquery", "function", "cast", "fetch"]
    if tokens.contains(where: { $0.word.map { declaring.contains($0.lowercased()) } ?? false }) {
        return []
    }
    return tokens.indices.compactMap { place in
        guard let word = tokens[place].word,
            // A function. For example: `now()`.
            place + 1 == tokens.count || tokens[place + 1] != .open("(")
        else { return nil }
        // `SELF.title` is equivalent to `title`.
        let path = word.lowercased().hasPrefix("self.") ? word.dropFirst(5) : word
        guard let first = path.unicodeScalars.first, first.properties.isIDStart || first == "_",
            !keywords.contains(path.lowercased())
        else { return nil }
        return String(path.prefix { $0 != "." })
    }
}

private let keywords: Set = [
    "all", "and", "any", "beginswith", "between", "conforms", "contains", "endswith", "false",
    "falsepredicate",
    "first", "in", "last", "like", "matches", "nil", "no", "none", "not", "null", "or", "self",
    "size", "some", "to", "true", "truepredicate", "uti", "yes",
]
