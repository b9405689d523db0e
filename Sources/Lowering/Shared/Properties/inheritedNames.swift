import Diagnostics
import ModelIR

/// The diagnostics for properties whose names in code are those of inherited ones. A rule reports equal names in
/// the store.
///
/// For example: `title` for `y` of a child, if it's also the name for `x` of its parent. Complexity: O(*n*) for
/// *n* properties, own and inherited.
func inheritedNames(in model: Model) -> [Diagnostic] {
    let renaming = model.entities.indices.contains { model.entities[$0].renamesAny }
    guard renaming else { return [] }
    let lineage = Lineage(model.entities) { !$0.properties.isEmpty }
    var known: [Int: [String: Property]] = [:]
    return model.entities.indices.flatMap { index in
        let ancestors = lineage.ancestors(of: index).filter { $0 != index }
        guard !ancestors.isEmpty else { return [Diagnostic]() }
        return model.entities[index].properties.flatMap { property in
            ancestors.compactMap { ancestor -> Diagnostic? in
                let inherited = known[ancestor] ?? names(of: model.entities[ancestor])
                known[ancestor] = inherited
                return diagnostic(
                    property,
                    model.entities[index].name,
                    inherited,
                    model.entities[ancestor].name
                )
            }.prefix(1)
        }
    }
}

/// The properties by their names in the store and in code.
private func names(of entity: Entity) -> [String: Property] {
    var result: [String: Property] = [:]
    for property in entity.properties {
        for name in [property.declaredName, property.name] where result[name] == nil {
            result[name] = property
        }
    }
    return result
}

private func diagnostic(
    _ property: Property,
    _ entity: String,
    _ inherited: [String: Property],
    _ ancestor: String
) -> Diagnostic? {
    for name in [property.declaredName, property.name] {
        guard let other = inherited[name],
            other.name != property.name || property.kind == .composite || other.kind == .composite
        else { continue }
        return Diagnostic(
            .error,
            "property.unusable-name",
            at: property.declaredOrigin.location(of: "name"),
            "'\(name)' can't be the name of a property of '\(entity)', which inherits '\(name)' from"
                + " '\(ancestor)'; choose another name",
            notes: [
                .init("the inherited one is here", at: other.declaredOrigin.location(of: "name"))
            ]
        )
    }
    return nil
}

extension Entity {
    /// Whether a property may have another name in code than in the store.
    fileprivate var renamesAny: Bool {
        !compositeProperties.isEmpty || has { $0.name != nil }
    }
}
