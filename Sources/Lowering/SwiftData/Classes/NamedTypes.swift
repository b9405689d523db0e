import ModelIR

/// The types of the model that classes name in expressions, in which a property of the same name would shadow
/// them, also where `@Model` names the class itself.
///
/// For example: `note`, in `@Relationship(inverse: \note.folder)`.
struct NamedTypes: Sendable {
    /// By the root of the hierarchy, since its classes can see each other's properties.
    private var byRoot: [String: Set<String>] = [:]

    init(_ plans: ClassPlans, _ model: Model) {
        let types = Set(
            (plans.classes.map(\.qualifiedName) + model.namesBesideClasses).map(firstName)
        )
        let roots = Set(plans.classes.filter { $0.hasProperty(in: types) }.map(\.root))
        for plan in plans.classes where roots.contains(plan.root) {
            byRoot[plan.root, default: []].formUnion(named(in: plan, plans))
        }
    }

    /// The types for an entity; empty if its hierarchy has no property with the name of a type.
    func of(_ entity: Entity, _ ancestors: [Entity]) -> Set<String> {
        byRoot.isEmpty ? [] : byRoot[(ancestors.last ?? entity).name] ?? []
    }

    private func named(in plan: ClassPlan, _ plans: ClassPlans) -> [String] {
        let entity = plan.entity
        let values =
            entity.attributes.compactMap(\.valueType) + entity.compositeProperties.map(\.type)
        return
            ([plan.qualifiedName] + entity.relationships.map { plans.name(of: $0.destination) }
            + values)
            .map(firstName)
    }
}

/// The part of a nested type's name that is looked up.
private func firstName(_ path: String) -> String { String(path.prefix { $0 != "." }) }

extension ClassPlan {
    fileprivate var root: String { (ancestors.last ?? entity).name }

    fileprivate func hasProperty(in types: Set<String>) -> Bool {
        let (attributes, links) = (entity.attributes, entity.relationships)
        return attributes.indices.contains { types.contains(attributes[$0].name) }
            || links.indices.contains { types.contains(links[$0].name) }
    }
}
