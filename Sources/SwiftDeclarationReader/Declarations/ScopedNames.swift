import ModelIR
import SwiftSyntax

/// The names that types around others declare, which code inside of them writes without these types.
///
/// For example: `Note` and `limit` in `enum SchemaV2 { static let limit = 3; @Model final class Note { … } }`,
/// which an extension of `SchemaV2.Note` has to call `SchemaV2.Note` and `SchemaV2.limit`.
struct ScopedNames {
    /// The names of types and static members, by the path of the type that declares them.
    private var names: [[String]: Set<String>] = [:]

    /// Complexity: O(n) for n declarations.
    init(_ all: Declarations) {
        let types =
            all.models.map(\.path) + all.values.map(\.path)
            + all.others.map { $0.context.containers + [$0.name] }
            + all.declaredAliases.map { $0.containers + [$0.name] }
        for path in types where path.count > 1 { add(path.last ?? "", to: path.dropLast()) }
        for helper in all.helpers + all.holders { add(helper) }
    }

    private mutating func add(_ name: String, to path: [String]) {
        names[path, default: []].insert(name)
    }

    private mutating func add(_ helper: HelperDeclaration) {
        let containers = helper.context.containers
        if !containers.isEmpty {
            for name in helper.names { add(name, to: containers) }
        }
        guard let group = helper.node.asProtocol((any DeclGroupSyntax).self) else { return }
        let extended = helper.node.as(ExtensionDeclSyntax.self)?.extendedType
        let own = extended.map(pathComponents) ?? Array(helper.names.prefix(1))
        for member in group.memberBlock.members where member.decl.isStatic {
            add(baseName(of: member.decl), to: containers + own)
        }
    }

    /// The type to write before each name, for code that leaves the types around a class.
    func scopes(around containers: [String]) -> [String: String] {
        var result: [String: String] = [:]
        // The innermost type takes precedence.
        for count in containers.indices.map({ $0 + 1 }) {
            let path = Array(containers.prefix(count))
            for name in names[path] ?? [] { result[name] = path.joined(separator: ".") }
        }
        return result
    }
}

extension DeclSyntax {
    /// Whether it's a static property or function.
    fileprivate var isStatic: Bool {
        let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers
        return modifiers?.contains { $0.name.tokenKind == .keyword(.static) } ?? false
    }
}
