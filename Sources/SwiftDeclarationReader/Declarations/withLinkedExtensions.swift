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
        let generated = modelNames.union(result.values.map(\.name))
        let isGenerated = { (path: [String]) in generated.contains(result.generatedName(path)) }
        let own = extensions.filter { isGenerated($0.path) }
        let others = extensions.filter { !isGenerated($0.path) && !result.dissolves($0) }
        let helpers = helpers.filter { !($0.context.extended.map(isGenerated) ?? false) }
        result.extensions = own
        result.helpers =
            helpers
            + others.map { HelperDeclaration(node: DeclSyntax($0.node), context: $0.context) }
        return result
    }

    /// What the code calls a type. For example: `Note.Mark` for `SchemaV2`, `Note` and `Mark`.
    func generatedName(_ path: [String]) -> String {
        path.drop(while: containers.contains).joined(separator: ".")
    }

    /// Whether an extension only holds what is generated without it.
    private func dissolves(_ one: ExtensionDeclaration) -> Bool {
        one.path.last.map(containers.contains) ?? true
    }
}
