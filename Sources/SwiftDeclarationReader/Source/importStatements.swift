import SwiftSyntax

/// The imports of a file, except those that every file with models has; sorted, without duplicates.
///
/// For example: `import CoreLocation`. Imports inside `#if` are included. Complexity: O(n).
func importStatements(_ tree: SourceFileSyntax) -> [String] {
    var found: Set<String> = []
    collect(tree.statements, &found)
    return found.sorted()
}

private let usual: Set = ["CoreData", "Foundation", "Swift", "SwiftData"]

private func collect(_ statements: CodeBlockItemListSyntax, _ found: inout Set<String>) {
    for statement in statements {
        if let node = statement.item.as(ImportDeclSyntax.self) {
            let path = node.path.map(\.name.text)
            guard let module = path.first, !usual.contains(module) else { continue }
            let kind = node.importKindSpecifier.map { $0.text + " " } ?? ""
            let isPreconcurrency = node.attributes.trimmedDescription == "@preconcurrency"
            found.insert(
                (isPreconcurrency ? "@preconcurrency " : "") + "import " + kind
                    + path.joined(separator: ".")
            )
        } else if let node = statement.item.as(IfConfigDeclSyntax.self) {
            for clause in node.clauses {
                if case .statements(let statements) = clause.elements {
                    collect(statements, &found)
                }
            }
        }
    }
}
