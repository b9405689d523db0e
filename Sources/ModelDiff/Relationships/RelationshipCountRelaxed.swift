import ModelIR

/// The bounds of a relationship allow counts that were invalid.
enum RelationshipCountRelaxed: DifferenceKind {
    static let id = "relationship.count-relaxed"
    static let summary = "a relationship allows more members, or demands fewer"
    // Apple, "Understanding Versions": minCount and maxCount are compared, so the store is migrated.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let explanation = """
        What it relates stays.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.countChanges.filter { !$0.hasTighterCount }.map { pair in
            difference(comparison, pair, "allows more members, or demands fewer")
        }
    }
}
