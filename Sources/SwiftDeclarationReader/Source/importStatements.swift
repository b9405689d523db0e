import SwiftSyntax

/// The imports of a file, except those that every file with models has; sorted, without duplicates.
///
/// For example: `import CoreLocation`. Imports inside `#if` are included. Complexity: O(n).
func importStatements(_ tree: SourceFileSyntax) -> [String] {
    var found: Set<String> = []
    forEachImport(tree.statements) { node in
        let path = node.path.map(\.name.text)
        guard let module = path.first, !usual.contains(module) else { return }
        let kind = node.importKindSpecifier.map { $0.text + " " } ?? ""
        let isPreconcurrency = node.attributes.trimmedDescription == "@preconcurrency"
        found.insert(
            (isPreconcurrency ? "@preconcurrency " : "") + "import " + kind
                + path.joined(separator: ".")
        )
    }
    return found.sorted()
}

/// The access levels of imports that state one, by module. For example: `public` for `SwiftData`.
func importLevels(_ tree: SourceFileSyntax) -> [String: String] {
    var found: [String: String] = [:]
    forEachImport(tree.statements) { node in
        guard let module = node.path.first?.name.text,
            let level = accessModifiers(node.modifiers).first
        else { return }
        found[module] = level
    }
    return found
}

/// The names of the modules that a file imports, also inside `#if`. For example: `SwiftData`.
func importedModules(_ tree: SourceFileSyntax) -> Set<String> {
    var found: Set<String> = []
    forEachImport(tree.statements) { node in
        if let module = node.path.first { found.insert(module.name.text) }
    }
    return found
}

private let usual: Set = ["CoreData", "Foundation", "Swift", "SwiftData"]

/// Calls a closure for each import, also inside `#if`.
private func forEachImport(
    _ statements: CodeBlockItemListSyntax,
    _ body: (ImportDeclSyntax) -> Void
) {
    for statement in statements {
        if let node = statement.item.as(ImportDeclSyntax.self) {
            body(node)
        } else if let node = statement.item.as(IfConfigDeclSyntax.self) {
            for clause in node.clauses {
                if case .statements(let statements) = clause.elements {
                    forEachImport(statements, body)
                }
            }
        }
    }
}
