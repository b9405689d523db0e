import ModelIR

/// A variable of a predicate template, with the key path that it's compared with.
///
/// For example: `DATE` and `itemData.createTimestamp` in `ANY itemData.createTimestamp >= $DATE`.
struct PredicateVariable: Hashable {
    var name: String
    var keyPath: String?
    /// Whether the comparison needs a collection, as `IN` does.
    var isCollection = false
}

/// The variables of a predicate without duplicates, in order of appearance.
///
/// Parses only the operand on the other side of a comparison; `keyPath` is `nil` if that isn't a
/// key path.
func predicateVariables(_ text: String) -> [PredicateVariable] {
    let tokens = withoutSubqueryVariables(predicateTokens(text))
    var result: [PredicateVariable] = []
    for (index, token) in tokens.enumerated() {
        guard case .variable(let name) = token else { continue }
        guard !result.contains(where: { $0.name == name }) else { continue }
        result.append(variable(name, at: index, in: tokens))
    }
    return result
}

/// The tokens with paths instead of the variables that subqueries declare, which aren't substituted.
///
/// For example: `items.price` for `$item.price` in `SUBQUERY(items, $item, $item.price > $MIN)`.
private func withoutSubqueryVariables(_ tokens: [PredicateToken]) -> [PredicateToken] {
    var collections: [String: String] = [:]
    var result: [PredicateToken] = []
    var index = 0
    while index < tokens.count {
        defer { index += 1 }
        if case .word(let word) = tokens[index], word.uppercased() == "SUBQUERY",
            index + 4 < tokens.count, case .word(let path) = tokens[index + 2],
            case .variable(let name) = tokens[index + 4]
        {
            collections[name] = path
        }
        guard case .variable(let name) = tokens[index], let path = collections[name] else {
            result.append(tokens[index])
            continue
        }
        guard index + 2 < tokens.count, case .dot = tokens[index + 1],
            case .word(let member) = tokens[index + 2]
        else {
            result.append(.word(path))
            continue
        }
        result.append(.word(path + "." + member))
        index += 2
    }
    return result
}

private func variable(_ name: String, at index: Int, in tokens: [PredicateToken])
    -> PredicateVariable
{
    var before = index - 1
    while before >= 0, case .comparisonOption = tokens[before] { before -= 1 }
    if before > 0, case .comparison(let sign) = tokens[before],
        case .word(let path) = tokens[before - 1]
    {
        return PredicateVariable(name: name, keyPath: path, isCollection: sign == "IN")
    }
    if index + 2 < tokens.count, case .comparison = tokens[index + 1],
        case .word(let path) = tokens[index + 2]
    {
        return PredicateVariable(name: name, keyPath: path)
    }
    return PredicateVariable(name: name)
}

/// A piece of predicate text.
private enum PredicateToken {
    case variable(String)
    case word(String)
    case comparison(String)
    /// For example: `[cd]`.
    case comparisonOption
    /// The one behind a variable. For example: in `$item.price`.
    case dot
    case other
}

private let comparisonWords: Set<String> = [
    "BEGINSWITH", "CONTAINS", "ENDSWITH", "IN", "LIKE", "MATCHES",
]

private func predicateTokens(_ text: String) -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    var rest = Substring(text)
    while let first = rest.first {
        switch first {
        case "\"", "'":
            rest = afterQuotedText(rest)
            tokens.append(.other)
        case "$":
            let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            rest = rest.dropFirst(name.count + 1)
            tokens.append(name.isEmpty ? .other : .variable(String(name)))
        case "=", "<", ">", "!":
            let sign = rest.prefix { "=<>!".contains($0) }
            rest = rest.dropFirst(sign.count)
            tokens.append(.comparison(String(sign)))
        case "[":
            rest = rest.drop { $0 != "]" }.dropFirst()
            tokens.append(.comparisonOption)
        case _ where first.isLetter || first == "_" || first == "@":
            let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@".contains($0) }
            rest = rest.dropFirst(word.count)
            let upper = word.uppercased()
            let isComparison = comparisonWords.contains(upper)
            tokens.append(isComparison ? .comparison(upper) : .word(String(word)))
        case _ where first.isWhitespace:
            rest = rest.dropFirst()
        default:
            rest = rest.dropFirst()
            tokens.append(first == "." ? .dot : .other)
        }
    }
    return tokens
}
