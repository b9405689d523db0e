import ModelIR

/// Makes two relationships each other's inverse if they are the only ones between their entities, since
/// headers don't say it.
func pairRelationships(_ entities: inout [Entity]) {
    var byPair: [Pair: [Place]] = [:]
    for (entity, one) in entities.enumerated() {
        for (index, relationship) in one.relationships.enumerated() {
            let pair = Pair(from: one.name, to: relationship.destination)
            byPair[pair, default: []].append(Place(entity: entity, relationship: index))
        }
    }
    for (pair, places) in byPair {
        let back = pair.from == pair.to ? Array(places.dropFirst()) : byPair[pair.reversed] ?? []
        let there = pair.from == pair.to ? Array(places.prefix(1)) : places
        guard there.count == 1, back.count == 1 else { continue }
        entities.setInverse(of: there[0], to: back[0])
        entities.setInverse(of: back[0], to: there[0])
    }
}

private struct Pair: Hashable {
    var from: String
    var to: String

    var reversed: Pair { Pair(from: to, to: from) }
}

private struct Place {
    var entity: Int
    var relationship: Int
}

extension [Entity] {
    fileprivate mutating func setInverse(of place: Place, to other: Place) {
        let inverse = self[other.entity].relationships[other.relationship].name
        self[place.entity].relationships[place.relationship].inverse = Relationship.Inverse(
            entity: self[other.entity].name,
            relationship: inverse
        )
    }
}
