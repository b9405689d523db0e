import ModelIR

extension ExpressibleModel {
    /// Removes inverses that aren't mutual, and makes the others refer to the declaring entity.
    mutating func reduceInverses() {
        let lineages = Lineages(model.entities)
        // Decisions must not depend on previous changes.
        let entities = model.entities
        for (index, entity) in entities.enumerated() {
            for (place, relationship) in entity.relationships.enumerated() {
                guard let inverse = relationship.inverse else { continue }
                let mutual = lineages.mutualInverse(of: relationship, in: entity)
                model.entities[index].relationships[place].inverse = mutual
                if mutual == nil {
                    var losses = Losses()
                    var rest = relationship.inverse
                    let name =
                        "\(inverse.entity ?? relationship.destination).\(inverse.relationship)"
                    losses.reduce(&rest, to: nil, "its inverse '\(name)', which has another")
                    let element = "\(entity.name).\(relationship.name)"
                    warn("relationship.left-out", relationship.origin, element, losses)
                }
            }
        }
    }
}

/// Entities with the entities that they inherit from.
struct Lineages {
    private let entities: [String: Entity]

    init(_ entities: [Entity]) {
        self.entities = Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
    }

    /// Returns the names of an entity and its parents, the nearest first.
    func names(of name: String) -> [String] {
        var result = [name]
        while let parent = entities[result[result.count - 1]]?.parent, !result.contains(parent) {
            result.append(parent)
        }
        return result
    }

    /// Returns the inverse with its declaring entity, if its own inverse is the relationship.
    func mutualInverse(
        of relationship: Relationship,
        in entity: Entity
    ) -> Relationship.Inverse? {
        guard let (owner, other) = inverse(of: relationship),
            names(of: entity.name).contains(other.destination)
                || names(of: other.destination).contains(entity.name),
            let (back, same) = inverse(of: other),
            back == entity.name, same.name == relationship.name
        else { return nil }
        return Relationship.Inverse(entity: owner, relationship: other.name)
    }

    /// Returns the inverse of a relationship, with its declaring entity.
    private func inverse(of relationship: Relationship) -> (String, Relationship)? {
        guard let inverse = relationship.inverse else { return nil }
        for name in names(of: relationship.destination) {
            // By index, to avoid copying skipped relationships.
            let relationships = entities[name]?.relationships ?? []
            let place = relationships.firstIndex { $0.name == inverse.relationship }
            if let place { return (name, relationships[place]) }
        }
        return nil
    }
}
