import SwiftSyntax

extension Declarations {
    /// The declarations with extensions linked to their types.
    ///
    /// For example: an enum inside `extension SchemaV2.Note` is nested in the model `Note`, and an
    /// extension of a type declared elsewhere is a helper.
    var withLinkedExtensions: Declarations {
        let modelNames = Set(models.map(\.name))
        var result = self
        result.containers.subtract(modelNames)
        result.linkAliases(besides: modelNames.union(values.map(\.nameNode.identifierText)))
        var places = values.map { (file: $0.context.file.index, offset: $0.declaration.position) }
        for index in values.indices {
            guard let owner = values[index].context.extended.map(result.generatedName),
                let model = models.first(where: { $0.name == owner })
            else { continue }
            result.values[index].context.owner = owner
            places[index] = (model.context.file.index, model.node.endPosition)
        }
        // Value types nested in a class are kept together.
        result.values = zip(places, result.values).sorted { $0.0 < $1.0 }.map(\.1)
        result.divideExtensions(modelNames)
        return result
    }

    /// An alias of a container is itself a container, as in `typealias Current = SchemaV2`; a name
    /// that is generated refers to the generated type.
    private mutating func linkAliases(besides names: Set<String>) {
        aliases = aliases.filter { !names.contains($0.key) }
        guard nesting == nil else { return }
        containers.formUnion(aliases.keys.filter { generatedName([$0]).isEmpty })
        var seen: Set<[String]> = []
        helpers = helpers.compactMap { helper in
            guard let node = helper.node.as(TypeAliasDeclSyntax.self),
                let alias = aliases[node.name.identifierText]
            else { return helper }
            return linked(helper, node, alias, &seen)
        }
    }

    /// Versions may each declare an alias for a type; the code has one of them, which refers to the
    /// type, for each condition.
    private func linked(
        _ helper: HelperDeclaration,
        _ node: TypeAliasDeclSyntax,
        _ alias: TypeAlias,
        _ seen: inout Set<[String]>
    ) -> HelperDeclaration? {
        let meaning = generatedName(alias.path)
        guard !meaning.isEmpty else { return helper }
        guard seen.insert([alias.name, meaning, helper.context.condition ?? ""]).inserted else {
            return nil
        }
        var helper = helper
        let written = pathComponents(node.initializer.value).drop(while: containers.contains)
        if Array(written) == [alias.name] { helper.meaning = meaning }
        return helper
    }

    private mutating func divideExtensions(_ modelNames: Set<String>) {
        let generated = modelNames.union(values.filter { !$0.isExternal }.map(\.name))
        let absent = absentTypes
        var own: [ExtensionDeclaration] = []
        var others = outerHelpers
        for one in extensions {
            let name = generatedName(one.path)
            let owner = name.prefix { $0 != "." }
            if generated.contains(name) {
                own.append(one)
            } else if modelNames.contains(String(owner)), owner.count < name.count {
                nestedExtensions[String(owner), default: []].append(one)
            } else if let nesting {
                guard !nesting.isGenerated(one) else { continue }
                others.append(HelperDeclaration(node: DeclSyntax(one.node), context: one.context))
            } else if !(one.path.last.map(absent.contains) ?? true) {
                let omitted = generatedMembers(of: one)
                guard omitted.isEmpty || omitted.count < one.node.memberBlock.members.count else {
                    continue
                }
                let node = DeclSyntax(one.node)
                others.append(
                    HelperDeclaration(node: node, context: one.context, omitted: omitted)
                )
            }
        }
        extensions = own
        helpers = others
    }

    /// The helpers that aren't members of others. Members of an extension are carried over with it,
    /// except in extensions of containers that the code lacks; of containers, other members remain.
    private var outerHelpers: [HelperDeclaration] {
        if nesting != nil { return (helpers + holders).filter { $0.context.containers.isEmpty } }
        let absent = absentTypes
        let outer = helpers.filter { helper in
            helper.context.extended.map { $0.last.map(absent.contains) ?? false } ?? true
        }
        return outer + holders.compactMap(\.withoutModels)
    }

    /// The members that are or contain a model or a value type, which are generated separately.
    private func generatedMembers(of one: ExtensionDeclaration) -> Set<SyntaxIdentifier> {
        let generated =
            models.map { (file: $0.context.file.index, node: DeclSyntax($0.node)) }
            + values.map { (file: $0.context.file.index, node: $0.declaration) }
        let inside = generated.filter { $0.file == one.context.file.index }.map(\.node.position)
        let members = one.node.memberBlock.members.lazy.filter { member in
            inside.contains { (member.position..<member.endPosition).contains($0) }
        }
        return Set(members.map(\.id))
    }

    /// The name of a type in the code. For example: `Note.Mark` for `SchemaV2`, `Note` and `Mark`.
    func generatedName(_ path: [String]) -> String {
        if let nesting { return nesting.generatedName(path) }
        var path = path[...]
        // An alias of itself would never end.
        for _ in 0..<8 {
            path = path.drop(while: containers.contains)
            guard let first = path.first, let alias = aliases[first], !alias.path.isEmpty else {
                break
            }
            path = (alias.path + path.dropFirst())[...]
        }
        return path.joined(separator: ".")
    }
}
