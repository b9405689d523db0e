import ModelIR

/// The other side of a relationship appears or disappears.
enum RelationshipInverseChanged: DifferenceKind {
    static let id = "relationship.inverse-changed"
    static let summary = "a relationship gets an inverse, or loses it"
    // Apple, "Understanding Versions": inverseRelationship is compared, so the store is migrated.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let explanation = """
        What the relationship relates stays.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.relationships.pairs
            .filter { comparison.newInverse(of: $0) != $0.new.inverse && !$0.hasTwoInverses }
            .filter { !comparison.isSideOfJoined($0) && !comparison.isLimited($0) }
            .map { pair in
                difference(
                    comparison,
                    pair,
                    part: "inverseName",
                    pair.new.inverse.map { "has the inverse '\($0.relationship)' now" }
                        ?? "has no inverse any more"
                )
            }
    }
}

extension Comparison {
    /// The inverse that a relationship had, by its new name; `nil` if it's gone.
    func newInverse(of pair: PropertyMatch<Relationship>.Pair) -> Relationship.Inverse? {
        guard let inverse = pair.old.inverse, let entity = inverse.entity else { return nil }
        let place = newPlace(of: inverse.relationship, inOld: entity)
        return place.map { Relationship.Inverse(entity: $0.entity, relationship: $0.property) }
    }
}

extension PropertyMatch<Relationship>.Pair {
    /// Whether it has an inverse in both versions.
    var hasTwoInverses: Bool { old.inverse != nil && new.inverse != nil }
}
