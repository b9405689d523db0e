import ModelIR

extension ModelChecker {
    /// A child has its parent's properties, so it can't have one of the same name.
    mutating func checkInheritedNames() {
        var origins: [Int: [String: Origin]] = [:]
        for index in model.entities.indices where model.entities[index].parent != nil {
            let properties = model.entities[index].properties
            for ancestor in lineage(of: index).dropFirst() {
                if origins[ancestor] == nil { origins[ancestor] = propertyOrigins(ancestor) }
                for property in properties {
                    guard let first = origins[ancestor]?[property.name] else { continue }
                    report(property, of: index, inheritedFrom: ancestor, first)
                }
            }
        }
    }

    private func propertyOrigins(_ entity: Int) -> [String: Origin] {
        let properties = model.entities[entity].properties
        return Dictionary(properties.map { ($0.name, $0.origin) }) { first, _ in first }
    }

    private mutating func report(
        _ property: any NamedElement,
        of entity: Int,
        inheritedFrom ancestor: Int,
        _ first: Origin
    ) {
        let (child, parent) = (model.entities[entity].name, model.entities[ancestor].name)
        reports.add(
            .error,
            "property.inherited-name",
            at: property.origin,
            .name,
            "'\(child)' inherits '\(property.name)' from '\(parent)'; remove or rename it here",
            notes: [reports.note("the inherited one is here", at: first, .name)]
        )
    }
}
