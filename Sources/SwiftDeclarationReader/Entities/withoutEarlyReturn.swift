import SwiftParser
import SwiftSyntax

/// Returns the statements of an initializer, with an `if` in place of a `guard` that sets properties and
/// returns.
///
/// Generated classes have a superclass, whose initializer must be called before returning. For example:
/// `guard let count else { n = 0; return }; n = count` becomes `if let count { n = count } else { n = 0 }`.
func withoutEarlyReturn(_ statements: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax {
    var set: Set<String> = []
    for (number, item) in statements.enumerated() {
        if let name = assignment(item.item)?.property { set.insert(name) }
        guard let choice = item.item.as(GuardStmtSyntax.self),
            let branch = choice.branch, branch.contains(where: { setsAnew($0, set) })
        else { continue }
        let rest = withoutEarlyReturn(CodeBlockItemListSyntax(statements.dropFirst(number + 1)))
        let text = """
            if \(choice.conditions.trimmedDescription) {
            \(indentedText(rest.map(\.self)))
            } else {
            \(indentedText(branch))
            }
            """
        let parsed = Parser.parse(source: text).statements
        return CodeBlockItemListSyntax(
            statements.prefix(number).map(\.self) + parsed.map(\.self)
        )
    }
    return statements
}

extension GuardStmtSyntax {
    /// The statements of the `else` branch before its plain `return`; `nil` if it ends otherwise.
    fileprivate var branch: [CodeBlockItemSyntax]? {
        let statements = body.statements.map(\.self)
        guard let last = statements.last?.item.as(ReturnStmtSyntax.self), last.expression == nil
        else { return nil }
        return statements.dropLast()
    }
}

private func setsAnew(_ item: CodeBlockItemSyntax, _ set: Set<String>) -> Bool {
    assignment(item.item).map { !set.contains($0.property) } ?? false
}

/// The text of statements, indented by four spaces.
private func indentedText(_ items: [CodeBlockItemSyntax]) -> String {
    items.flatMap { item in
        unindented(trimmedText(item.with(\.semicolon, nil).description), as: indentation(of: item))
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
    .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
}
