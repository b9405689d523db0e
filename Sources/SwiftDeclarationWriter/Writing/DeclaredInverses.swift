import ModelIR

/// The relationships of a model that declare their inverses.
struct DeclaredInverses {
    private var declaring: Set<[String]> = []
    /// Relationships without an inverse for which the reader would otherwise infer or require one.
    private var refusing: Set<[String]> = []

    init(_ entities: [Entity]) {
        var relationships: [[String]: Relationship] = [:]
        for entity in entities {
            for relationship in entity.relationships {
                relationships[[entity.name, relationship.name]] = relationship
            }
        }
        var closed: Set<[String]> = []
        var unpaired: [[String]: [[String]]] = [:]
        for entity in entities {
            for relationship in entity.relationships {
                let key = [entity.name, relationship.name]
                guard let inverse = relationship.inverse else {
                    let pair = [entity.name, relationship.destination]
                    unpaired[pair, default: []].append(key)
                    continue
                }
                let other = [inverse.entity ?? relationship.destination, inverse.relationship]
                guard closed.insert(key).inserted, closed.insert(other).inserted || key == other
                else { continue }
                let isSecond = relationships[other].map { $0.isOwner(over: relationship) } ?? false
                declaring.insert(isSecond ? other : key)
            }
        }
        for (pair, keys) in unpaired {
            let others = unpaired[[pair[1], pair[0]]] ?? []
            if pair[0] == pair[1] ? keys.count > 1 : !others.isEmpty { refusing.formUnion(keys) }
        }
    }

    /// Returns the argument `inverse:`, or `nil` if the relationship doesn't need one.
    func argument(of relationship: Relationship, in entity: String) -> String? {
        let key = [entity, relationship.name]
        if refusing.contains(key) { return "inverse: nil" }
        guard declaring.contains(key), let inverse = relationship.inverse else { return nil }
        let owner = inverse.entity ?? relationship.destination
        return "inverse: " + keyPath(inverse.relationship, root: owner)
    }
}

extension Relationship {
    /// The side with a delete rule, or the to-many side, declares the inverse.
    fileprivate func isOwner(over other: Relationship) -> Bool {
        if (deleteRule == .nullify) != (other.deleteRule == .nullify) {
            return deleteRule != .nullify
        }
        return cardinality != .toOne && other.cardinality == .toOne
    }
}
