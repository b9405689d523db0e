import SwiftSyntax

/// The types around declared types, for code that declares each type where the files do.
///
/// For example: `Note` in `enum SchemaV2: VersionedSchema { @Model final class Note { … } }`, which
/// is generated as a member of an extension of `SchemaV2`.
struct Nesting {
    private let table: ScopeTable
    private let versions: [[String]]
    /// The classes of the version that is read; `nil` for a model without versions.
    var chosen: Set<[String]>?
    /// The classes and value types of all versions.
    private let generated: Set<[String]>
    /// The text of declarations that are generated, by file.
    private let ranges: [Int: [Range<AbsolutePosition>]]
    private let scopedNames: ScopedNames

    /// Complexity: O(n) for n declarations.
    init(_ all: Declarations) {
        let table = ScopeTable(all)
        self.table = table
        scopedNames = ScopedNames(all)
        versions = all.schemas.map(\.path)
        let models = Set(all.models.map { table.fullPath($0.context.containers) + [$0.name] })
        let values = all.values.map { value in
            table.fullPath(value.context.containers) + value.path.suffix(1)
        }
        generated = models.union(values)
        let nodes =
            all.models.map { ($0.context.file.index, DeclSyntax($0.node)) }
            + all.values.filter { !$0.isOwn }.map { ($0.context.file.index, $0.declaration) }
        ranges = Dictionary(grouping: nodes, by: \.0).mapValues { nodes in
            nodes.map { $0.1.position..<$0.1.endPosition }.sorted { $0.lowerBound < $1.lowerBound }
        }
    }

    /// The types around a declaration, through aliases.
    func enclosing(_ context: DeclarationContext) -> [String] {
        table.fullPath(context.containers)
    }

    /// The type to write before each name that the types around a class declare, for code outside of these.
    func scopes(around model: ModelDeclaration) -> [String: String] {
        scopedNames.scopes(around: model.context.containers)
    }

    /// Whether a key path leads to a class that only another version has: the class that declares it
    /// belongs to several versions.
    func leavesVersion(_ path: ExprSyntax, in scope: [String]) -> Bool {
        guard let chosen, let name = namePaths(in: path).first,
            let root = table.path(of: name.dropLast(), in: scope)
        else { return false }
        return generated.contains(root) && !chosen.contains(root)
    }

    /// The parts of a declaration that are generated separately.
    func generatedParts(
        of node: some SyntaxProtocol,
        in file: SourceFile
    ) -> [Range<AbsolutePosition>] {
        let whole = node.position..<node.endPosition
        return (ranges[file.index] ?? []).filter { $0 != whole && whole.contains($0.lowerBound) }
    }

    /// Whether an extension adds nothing but types that are generated separately.
    func isGenerated(_ one: ExtensionDeclaration) -> Bool {
        let parts = generatedParts(of: one.node, in: one.context.file)
        let members = one.node.memberBlock.members
        return !parts.isEmpty && one.node.inheritanceClause == nil
            && members.allSatisfy { member in
                parts.contains { $0.contains(member.decl.position) }
            }
    }

    /// The name of a type without the types around it; empty for a type that isn't generated.
    ///
    /// For example: `Note.Mark` for `SchemaV2`, `Note` and `Mark`.
    func generatedName(_ path: [String]) -> String {
        let steps = table.steps(of: path, in: [])
        guard let known = steps.last?.last else { return unknownName(path) }
        let full = known + path.dropFirst(steps.count)
        guard let start = full.indices.first(where: { generated.contains(Array(full[...$0])) })
        else { return "" }
        return full[start...].joined(separator: ".")
    }

    /// A version's class has an alias, which files that aren't read may declare; a class in another
    /// type has its name so that it doesn't clash with one in such a file.
    private func unknownName(_ path: [String]) -> String {
        let hidden = generated.contains { one in
            one.last == path.first && one.count > 1
                && !versions.contains { one.starts(with: $0) }
        }
        return hidden ? "" : path.joined(separator: ".")
    }

    /// Whether other code can need a declaration, even if the model doesn't: the type around
    /// generated types, an alias of such a type or of a generated one, and a migration plan.
    func keeps(_ helper: HelperDeclaration, _ containers: Set<String>) -> Bool {
        if let alias = helper.node.as(TypeAliasDeclSyntax.self) {
            let path = table.path(of: pathComponents(alias.initializer.value), in: [])
            return path.map { path in
                versions.contains(path) || generated.contains { $0.starts(with: path) }
            } ?? false
        }
        if let node = helper.node.as(ExtensionDeclSyntax.self) {
            return pathComponents(node.extendedType).last.map(containers.contains) ?? false
        }
        return helper.names.contains(where: containers.contains) || helper.isMigrationPlan
    }
}

extension Declarations {
    /// The types around types that are declared inside of others, by name.
    func enclosingTypes(_ nesting: Nesting) -> [String: [String]] {
        let nestedModels = Set(models.filter { $0.context.owner != nil }.map(\.name))
        let types =
            models.map { ($0.name, $0.context) }
            + values.map { ($0.nameNode.identifierText, $0.context) }
            + others.map { ($0.name, $0.context) }
        let outside = Set(types.filter { $0.1.containers.isEmpty }.map(\.0))
        var result: [String: [String]] = [:]
        for (name, context) in types
        where (context.owner == nil || nestedModels.contains(name))
            && !context.containers.isEmpty && !outside.contains(name) && result[name] == nil
        {
            result[name] = nesting.enclosing(context)
        }
        return result
    }
}
