import ModelIR

/// The entities that declare the inverses of relationships: the destinations, or their parents.
///
/// A model file names the entity as well, but Core Data ignores a wrong name.
struct InverseOwners: Sendable {
    private let lineages: [String: [Entity]]

    init(_ entities: [Entity], _ lineage: Lineage) {
        let pairs = entities.indices.map { index in
            (
                entities[index].name,
                [entities[index]] + lineage.ancestors(of: index).map { entities[$0] }
            )
        }
        lineages = Dictionary(pairs) { first, _ in first }
    }

    /// The entity with the inverse; `nil` if the destination has no such relationship.
    func owner(of link: Relationship) -> String? {
        guard let inverse = link.inverse else { return nil }
        return lineages[link.destination]?.first { entity in
            entity.relationships.contains { $0.name == inverse.relationship }
        }?.name
    }
}
