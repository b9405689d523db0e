import ModelIR

/// The relationships that name their inverses: one of each pair, since SwiftData's macros can't
/// refer to each other.
///
/// For example: `Note.items`, with `inverse: \Item.note`.
struct DeclaringSides {
    private var declaring: Set<[String]> = []

    /// - Parameter owner: The entity that declares a relationship's inverse.
    init(_ entities: [Entity], owner: (Relationship) -> String?) {
        var relationships: [[String]: Relationship] = [:]
        for entity in entities {
            for link in entity.relationships { relationships[[entity.name, link.name]] = link }
        }
        var closed: Set<[String]> = []
        for entity in entities {
            for link in entity.relationships {
                guard let inverse = link.inverse, let owner = owner(link) else { continue }
                let key = [entity.name, link.name]
                let other = [owner, inverse.relationship]
                // A macro can't name the property that it's attached to.
                guard key != other, closed.insert(key).inserted else { continue }
                closed.insert(other)
                let isSecond = relationships[other].map { $0.isOwner(over: link) } ?? false
                declaring.insert(isSecond ? other : key)
            }
        }
    }

    func contains(_ relationship: Relationship, of entity: Entity) -> Bool {
        declaring.contains([entity.name, relationship.name])
    }
}

extension Relationship {
    /// Whether this side is the one to name the inverse: the one with a delete rule, or else the
    /// to-many one.
    fileprivate func isOwner(over other: Relationship) -> Bool {
        if (deleteRule == .nullify) != (other.deleteRule == .nullify) {
            return deleteRule != .nullify
        }
        return cardinality != .toOne && other.cardinality == .toOne
    }
}
