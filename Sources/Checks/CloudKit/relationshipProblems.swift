import ModelIR

/// What CloudKit refuses about a relationship.
func problems(
    of relationship: Relationship,
    from entity: Entity,
    _ groups: ConfigurationGroups
) -> [CloudKitProblem] {
    let problem = { (id: String, message: String, advice: String) in
        CloudKitProblem(
            id: id,
            origin: relationship.origin,
            message: message,
            name: ".\(relationship.name)",
            advice: advice
        )
    }
    var found: [CloudKitProblem] = []
    if !relationship.isOptional {
        let message = "the required relationship"
        found.append(problem("cloudkit.required-relationship", message, ": make it optional"))
    } else if entity.declaresCollection(relationship) {
        let advice = ": declare it as '[\(relationship.destination)]?'"
        found.append(
            problem(
                "cloudkit.required-relationship",
                "the relationship that isn't optional",
                advice
            )
        )
    }
    if relationship.inverse == nil {
        let message = "the relationship without an inverse"
        found.append(problem("cloudkit.missing-inverse", message, ": give it one"))
    }
    if relationship.deleteRule == .deny {
        let message = "the delete rule Deny of"
        found.append(problem("cloudkit.deny", message, ": choose another"))
    }
    if relationship.cardinality == .orderedToMany {
        let advice = ": make it unordered, and sort by an attribute"
        found.append(problem("cloudkit.ordered", "the ordered relationship", advice))
    }
    if groups.areApart(entity.name, relationship.destination) {
        let message = "the relationship across configurations"
        let advice = ": put both entities into one"
        found.append(problem("cloudkit.across-configurations", message, advice))
    }
    return found
}

/// Which entities a store may hold without the others.
struct ConfigurationGroups {
    private var groups: [String: Set<String>] = [:]

    init(_ configurations: [Configuration]) {
        for configuration in configurations {
            for entity in configuration.entities {
                groups[entity, default: []].insert(configuration.name)
            }
        }
    }

    /// Whether two entities are in configurations, and in none together.
    func areApart(_ first: String, _ second: String) -> Bool {
        guard let first = groups[first], let second = groups[second] else { return false }
        return first.isDisjoint(with: second)
    }
}
