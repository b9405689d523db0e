import ModelIR

/// The types of the model that classes name in expressions, in which a property of the same name
/// would shadow them.
///
/// For example: `Photo`, in `.toMany("photos", Photo.self, inverse: "person")`.
struct NamedTypes: Sendable {
    /// By the root of the hierarchy, since its classes can see each other's properties.
    private var byRoot: [String: Set<String>] = [:]
    private let schema: SchemaPlan

    init(_ schema: SchemaPlan, _ model: Model) {
        self.schema = schema
        let types = Set(
            (schema.entities.map(\.className) + model.namesBesideClasses).map(firstName)
        )
        for plan in schema.entities where plan.hasProperty(in: types) {
            let root = schema.root(of: plan)
            guard byRoot[root.entity.name] == nil else { continue }
            byRoot[root.entity.name] = Set(schema.family(root).flatMap { named(in: $0) })
        }
    }

    /// The types for an entity; empty if its hierarchy has no property with the name of a type.
    func of(_ plan: EntityPlan) -> Set<String> {
        byRoot.isEmpty ? [] : byRoot[schema.root(of: plan).entity.name] ?? []
    }

    private func named(in plan: EntityPlan) -> [String] {
        let entity = plan.entity
        let destinations = entity.relationships.compactMap { schema[$0.destination]?.className }
        let values =
            entity.attributes.compactMap(\.valueType) + entity.compositeProperties.map(\.type)
        return ([plan.className] + destinations + values).map(firstName)
    }
}

/// The part of a nested type's name that is looked up.
private func firstName(_ path: String) -> String { String(path.prefix { $0 != "." }) }

extension EntityPlan {
    fileprivate func hasProperty(in types: Set<String>) -> Bool {
        let (attributes, links) = (entity.attributes, entity.relationships)
        return attributes.indices.contains { types.contains(attributes[$0].name) }
            || links.indices.contains { types.contains(links[$0].name) }
    }
}
