import SwiftSyntax

extension Declarations {
    /// Extensions with the types that they belong to, now that all declarations are known.
    ///
    /// For example: an enum inside `extension SchemaV2.Note` is one inside the model `Note`, and an
    /// extension of a type that is not declared here is a helper.
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
        // Types of values inside of a class stand together.
        result.values = zip(places, result.values).sorted { $0.0 < $1.0 }.map(\.1)
        result.divideExtensions(modelNames)
        return result
    }

    /// A second name of what is generated without it is one, too, as in `typealias Current = SchemaV2`;
    /// a name that is generated means that.
    private mutating func linkAliases(besides names: Set<String>) {
        aliases = aliases.filter { !names.contains($0.key) }
        containers.formUnion(aliases.keys.filter { generatedName([$0]).isEmpty })
    }

    private mutating func divideExtensions(_ modelNames: Set<String>) {
        let generated = modelNames.union(values.filter { !$0.isExternal }.map(\.name))
        var own: [ExtensionDeclaration] = []
        var others = helpers.filter { helper in
            !(helper.context.extended.map { generated.contains(generatedName($0)) } ?? false)
        }
        for one in extensions {
            let name = generatedName(one.path)
            let owner = name.prefix { $0 != "." }
            if generated.contains(name) {
                own.append(one)
            } else if modelNames.contains(String(owner)), owner.count < name.count {
                nestedExtensions[String(owner), default: []].append(one)
            } else if !(one.path.last.map(containers.contains) ?? true) {
                others.append(HelperDeclaration(node: DeclSyntax(one.node), context: one.context))
            }
        }
        extensions = own
        helpers = others
    }

    /// What the code calls a type. For example: `Note.Mark` for `SchemaV2`, `Note` and `Mark`.
    func generatedName(_ path: [String]) -> String {
        var path = path[...]
        // An alias of itself never comes to an end.
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
