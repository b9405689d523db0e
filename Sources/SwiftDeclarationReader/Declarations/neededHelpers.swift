import ModelIR
import SwiftSyntax

extension Declarations {
    /// The helpers that the code of models and of types of values names, and what these name, in the
    /// order of declaration.
    ///
    /// A name counts wherever it stands: more than is needed may come along, never less.
    /// Complexity: O(n) for n tokens where there are helpers, else O(1).
    var neededHelpers: [HelperDeclaration] {
        let generated = containers.union(models.map(\.name)).union(values.map(\.name))
        let declared = Set(helpers.flatMap(\.names))
        var waiting: [String: [Int]] = [:]
        for (index, helper) in helpers.enumerated() where generated.isDisjoint(with: helper.names) {
            for name in helper.wakingNames(declared) { waiting[name, default: []].append(index) }
        }
        guard !waiting.isEmpty else { return [] }
        var search = NameCollector()
        for model in models { search.collect(model.node) }
        for value in values { search.collect(value.declaration) }
        for one in extensions { search.collect(one.node) }
        for one in nestedExtensions.values.joined() { search.collect(one.node) }
        // Beside a model file, codable types are there for its attributes.
        if models.isEmpty {
            for helper in helpers where helper.isCodable { search.open += helper.names }
        }
        var needed: Set<Int> = []
        while let name = search.open.popLast() {
            for index in waiting[name] ?? [] where needed.insert(index).inserted {
                search.collect(helpers[index].node)
            }
        }
        return needed.map { helpers[$0] }.sorted { first, second in
            (first.context.file.index, first.node.position)
                < (second.context.file.index, second.node.position)
        }
    }
}

extension HelperDeclaration {
    /// What other code calls it. For example: `today` of `let today = Date()`.
    fileprivate var names: [String] {
        if let variable = node.as(VariableDeclSyntax.self) {
            return variable.bindings.map(\.pattern.trimmedDescription)
        }
        return node.is(ExtensionDeclSyntax.self) ? [] : [baseName(of: node)]
    }

    fileprivate var isCodable: Bool {
        let clause = node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
        return !node.is(ExtensionDeclSyntax.self)
            && inheritedTypes(clause).contains { $0.name == "Codable" }
    }

    /// The names that tell code needs it. An extension is needed where one of its members is named,
    /// or where its type is, and it brings a protocol, or the type comes along.
    fileprivate func wakingNames(_ declared: Set<String>) -> [String] {
        guard let node = node.as(ExtensionDeclSyntax.self) else { return names }
        var names = node.memberBlock.members.map { baseName(of: $0.decl) }
        let types = node.extendedType.tokens(viewMode: .sourceAccurate).compactMap { token in
            if case .identifier = token.tokenKind { token.identifierText } else { nil }
        }
        names += types.filter { declared.contains($0) || node.inheritanceClause != nil }
        return names
    }

    func fragment(_ codeText: CodeText) -> SourceFragment {
        codeText.declaration(node, condition: context.condition, in: context.file)
    }
}

extension CodeText {
    init(_ declarations: Declarations, _ helpers: [HelperDeclaration]) {
        containers = declarations.containers
        guard !containers.isEmpty else { return }
        names = Set(
            declarations.models.map(\.name) + declarations.values.map(\.nameNode.identifierText)
                + helpers.flatMap(\.names)
        )
    }
}

/// The words of a text that may be names, operators included.
private struct NameCollector {
    private var seen: Set<String> = []
    /// Those that nobody has looked at.
    var open: [String] = []

    mutating func collect(_ node: some SyntaxProtocol) {
        for token in node.tokens(viewMode: .sourceAccurate) {
            switch token.tokenKind {
            case .identifier: add(token.identifierText)
            case .binaryOperator(let text), .prefixOperator(let text), .postfixOperator(let text):
                add(text)
            default: break
            }
        }
    }

    private mutating func add(_ name: String) {
        if seen.insert(name).inserted { open.append(name) }
    }
}
