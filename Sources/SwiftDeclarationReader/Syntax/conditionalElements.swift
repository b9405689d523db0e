import SwiftSyntax

/// The clauses of an `#if`, each with the complete condition for its being active.
///
/// For example: `!os(iOS)` for its `#else`. Models of SwiftData are read as where SwiftData is: of
/// `#if canImport(SwiftData)`, only the first clause is active, without a condition.
func conditionalElements(
    _ node: IfConfigDeclSyntax
) -> [(condition: String?, elements: IfConfigClauseSyntax.Elements)] {
    var earlier: [String] = []
    var result: [(condition: String?, elements: IfConfigClauseSyntax.Elements)] = []
    for clause in node.clauses {
        let own = clause.condition.map { withoutSwiftData(onOneLine($0)) }
        if own == .never { continue }
        let last = own?.text.map { earlier.isEmpty || !$0.contains("||") ? $0 : "(\($0))" }
        let parts = earlier.map(opposite) + [last].compactMap(\.self)
        if let text = own?.text { earlier.append(text) }
        if let elements = clause.elements {
            result.append((parts.isEmpty ? nil : parts.joined(separator: " && "), elements))
        }
        if own == .always { break }
    }
    return result
}

/// What remains of a condition where SwiftData can be imported.
private enum Remaining: Equatable {
    case always
    case never
    case only(String)

    var text: String? {
        if case .only(let text) = self { text } else { nil }
    }
}

private func withoutSwiftData(_ condition: String) -> Remaining {
    guard condition.contains("SwiftData"), !condition.contains("||"), !condition.contains("(!")
    else { return .only(condition) }
    let parts = condition.split(separator: "&&").map { part in
        part.split(separator: " ").joined(separator: " ")
    }
    if parts.contains("!canImport(SwiftData)") { return .never }
    let rest = parts.filter { $0 != "canImport(SwiftData)" }
    return rest.isEmpty ? .always : .only(rest.joined(separator: " && "))
}

/// For example: `!os(iOS)` for `os(iOS)`, and `DEBUG` for `!DEBUG`.
func opposite(_ condition: String) -> String {
    guard
        condition.contains("&&") || condition.contains("||") || condition.contains("==")
            || condition.contains("<") || condition.contains(">")
    else { return condition.hasPrefix("!") ? String(condition.dropFirst()) : "!" + condition }
    return "!(\(condition))"
}

/// A condition may span several lines.
private func onOneLine(_ condition: ExprSyntax) -> String {
    condition.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
