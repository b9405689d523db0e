import SwiftNames
import SwiftSyntax

/// The modules of Apple's systems whose names a file uses without a condition of its own, sorted.
///
/// For example: `SwiftUI` for `import SwiftUI`, but nothing for an `#if canImport(OSLog)` with an
/// `#else` that has something else instead: such code is for all systems.
/// `Darwin` stands for what Foundation, which every file for SwiftData has, declares only there.
func platformModules(_ tree: SourceFileSyntax) -> [String] {
    modules(tree.statements).union(["Darwin"]).filter { PlatformNames.named($0) != nil }.sorted()
}

private func modules(_ statements: CodeBlockItemListSyntax) -> Set<String> {
    statements.reduce(into: []) { found, statement in
        if let node = statement.item.as(ImportDeclSyntax.self) {
            if let module = node.path.first?.name.text { found.insert(module) }
        } else if let node = statement.item.as(IfConfigDeclSyntax.self), !hasReplacement(node) {
            for clause in node.clauses { found.formUnion(modules(clause)) }
        }
    }
}

private func modules(_ clause: IfConfigClauseSyntax) -> Set<String> {
    guard case .statements(let statements) = clause.elements else { return [] }
    return modules(statements)
}

/// Whether a condition ends in an `#else` with more than modules of Apple's systems.
private func hasReplacement(_ node: IfConfigDeclSyntax) -> Bool {
    guard let clause = node.clauses.last, clause.condition == nil,
        case .statements(let statements) = clause.elements
    else { return false }
    return !statements.allSatisfy { $0.item.is(ImportDeclSyntax.self) }
        || !modules(statements).allSatisfy { PlatformNames.named($0) != nil }
}
