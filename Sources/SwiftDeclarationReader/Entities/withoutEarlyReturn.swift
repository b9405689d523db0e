import SwiftParser
import SwiftSyntax

/// The statements of an initializer, of which a `guard` that sets properties and returns becomes an `if`
/// around what follows.
///
/// Swift lets a class without superclass return early, which a generated class can't before it has called
/// its own. For example: `guard let count else { n = 0; return }; n = count` becomes
/// `if let count { n = count } else { n = 0 }`.
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
    /// The statements that run if the conditions don't hold, if they end with a plain `return`, without
    /// that.
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

/// The statements, one after the other, four spaces further in.
private func indentedText(_ items: [CodeBlockItemSyntax]) -> String {
    items.flatMap { item in
        unindented(trimmedText(item.with(\.semicolon, nil).description), as: indentation(of: item))
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
    .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
}
