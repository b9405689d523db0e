import ModelIR

extension ModelChecker {
    mutating func checkRelationships() {
        for index in model.entities.indices {
            for relationship in model.entities[index].relationships {
                checkDestination(of: relationship)
                checkInverse(of: relationship)
            }
        }
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
