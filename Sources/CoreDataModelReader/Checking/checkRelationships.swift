import ModelIR

extension ModelChecker {
    mutating func checkRelationships() {
        for index in model.entities.indices {
            let relationships = model.entities[index].relationships
            // By index, so that relationships that lead somewhere, as most, are not copied.
            for place in relationships.indices where !isSound(relationships, place) {
                checkDestination(of: relationships[place])
                checkInverse(of: relationships[place])
            }
        }
    }

    /// Whether there is nothing to say: the destination is there, and itself has the inverse.
    private mutating func isSound(_ relationships: [Relationship], _ place: Int) -> Bool {
        let destination = relationships[place].destination
        guard let entity = entities[destination] else { return false }
        guard let inverse = relationships[place].inverse else { return true }
        let isThere = inverse.entity == nil || inverse.entity == destination
        return isThere && hasRelationship(inverse.relationship, entity: entity)
    }

    private mutating func checkDestination(of relationship: Relationship) {
        guard isUnknownEntity(relationship.destination) else { return }
        reports.addUnknown(
            .error,
            "relationship.unknown-destination",
            at: relationship.origin,
            .destinationEntity,
            "'\(relationship.name)' leads to '\(relationship.destination)', which does not exist",
            name: relationship.destination,
            known: model.entityNames
        )
    }

    private mutating func checkInverse(of relationship: Relationship) {
        guard let inverse = relationship.inverse else { return }
        if let entity = inverse.entity, isUnknownEntity(entity) {
            return reportEntity(entity, ofInverseOf: relationship)
        }
        guard let place = entities[inverse.entity ?? relationship.destination] else { return }
        let lineage = lineage(of: place)
        guard !lineage.contains(where: { hasRelationship(inverse.relationship, entity: $0) })
        else { return }
        reports.addUnknown(
            .warning,
            "relationship.unknown-inverse",
            at: relationship.origin,
            .inverseName,
            "'\(model.entities[place].name)' has no relationship '\(inverse.relationship)', "
                + "the inverse of '\(relationship.name)'",
            name: inverse.relationship,
            known: lineage.flatMap { model.entities[$0].relationships.map(\.name) }
        )
    }

    private mutating func reportEntity(_ name: String, ofInverseOf relationship: Relationship) {
        reports.addUnknown(
            .error,
            "relationship.unknown-inverse-entity",
            at: relationship.origin,
            .inverseEntity,
            "the inverse of '\(relationship.name)' is in '\(name)', which does not exist",
            name: name,
            known: model.entityNames
        )
    }
}
