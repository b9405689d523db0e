import SwiftSyntax

/// The clauses of an `#if`, each with the complete condition for its being active.
///
/// For example: `!os(iOS)` for its `#else`.
func conditionalElements(
    _ node: IfConfigDeclSyntax
) -> [(condition: String, elements: IfConfigClauseSyntax.Elements)] {
    var earlier: [String] = []
    var result: [(condition: String, elements: IfConfigClauseSyntax.Elements)] = []
    for clause in node.clauses {
        let own = clause.condition.map(onOneLine)
        let last = own.map { earlier.isEmpty || !$0.contains("||") ? $0 : "(\($0))" }
        let parts = earlier.map(opposite) + [last].compactMap(\.self)
        if let own { earlier.append(own) }
        if let elements = clause.elements {
            result.append((parts.joined(separator: " && "), elements))
        }
    }
    return result
}

/// For example: `!os(iOS)` for `os(iOS)`, and `DEBUG` for `!DEBUG`.
private func opposite(_ condition: String) -> String {
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
