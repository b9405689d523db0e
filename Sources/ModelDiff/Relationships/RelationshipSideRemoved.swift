import ModelIR

/// A relationship is gone, and its inverse isn't.
enum RelationshipSideRemoved: DifferenceKind {
    static let id = "relationship.side-removed"
    static let summary = "a relationship is removed whose inverse stays"
    // Apple, "Migrating your data model automatically": a relationship can be deleted.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let breakage: String? = "code that uses the property no longer compiles"
    static let explanation = """
        The inverse still knows which objects are related.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.relationships.removed.compactMap { removed in
            comparison.remainingSide(of: removed).map { side in
                removal(
                    comparison,
                    removed,
                    "is removed; '\(side.entity).\(side.property)' still knows what it related"
                )
            }
        }
    }
}

extension Comparison {
    /// The new place of a removed relationship's inverse; `nil` if it's gone, too.
    func remainingSide(of removed: PropertyMatch<Relationship>.Owned) -> PropertyPlace? {
        guard let inverse = removed.property.inverse, let entity = inverse.entity else {
            return nil
        }
        return newPlace(of: inverse.relationship, inOld: entity)
    }
}
