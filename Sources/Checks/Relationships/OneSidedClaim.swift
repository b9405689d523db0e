import ModelIR

/// A relationship, by its entity's index and its own among the entity's relationships.
struct RelationshipPlace: Hashable {
    var entity: Int
    var relationship: Int
}

/// A relationship whose inverse doesn't name it in turn.
struct OneSidedClaim {
    let relationship: RelationshipPlace
    let inverse: RelationshipPlace
    /// Whether the inverse names none itself, and no other relationship names it.
    var isPair = false
}

extension RuleContext {
    subscript(place: RelationshipPlace) -> Relationship {
        model.entities[place.entity].properties.relationships[place.relationship]
    }

    /// Returns the declared inverse of a relationship, in its destination or an ancestor of that.
    func inverse(at place: RelationshipPlace) -> RelationshipPlace? {
        let relationship = self[place]
        guard let inverse = relationship.inverse,
            let destination = entities[relationship.destination]
        else { return nil }
        let start = inverse.entity.map { entities[$0] } ?? destination
        guard let start, isOrInherits(destination, start) else { return nil }
        return family(of: start).lazy.compactMap { entity in
            // By index: copying a relationship takes longer than reading its name.
            let relationships = self.model.entities[entity].properties.relationships
            return relationships.indices.first { relationships[$0].name == inverse.relationship }
                .map { RelationshipPlace(entity: entity, relationship: $0) }
        }.first
    }

    /// Whether the objects of an entity may be those that a relationship leads to: the entity is the
    /// destination, or an ancestor or a child of it.
    func leads(_ relationship: Relationship, to entity: Int) -> Bool {
        guard let destination = entities[relationship.destination] else { return true }
        return isOrInherits(entity, destination) || isOrInherits(destination, entity)
    }

    /// Returns the relationships whose inverse leads back, but names another inverse or none.
    func findOneSidedInverses() -> [OneSidedClaim] {
        var claims: [OneSidedClaim] = []
        var counts: [RelationshipPlace: Int] = [:]
        for entity in model.entities.indices {
            for index in model.entities[entity].properties.relationships.indices {
                let place = RelationshipPlace(entity: entity, relationship: index)
                guard let back = inverse(at: place), leads(self[back], to: entity) else { continue }
                let other = inverse(at: back)
                // An inverse that doesn't exist is an error already.
                guard other != place, other != nil || self[back].inverse == nil else { continue }
                claims.append(OneSidedClaim(relationship: place, inverse: back))
                counts[back, default: 0] += 1
            }
        }
        return claims.map { claim in
            var claim = claim
            claim.isPair = counts[claim.inverse] == 1 && self[claim.inverse].inverse == nil
            return claim
        }
    }
}
