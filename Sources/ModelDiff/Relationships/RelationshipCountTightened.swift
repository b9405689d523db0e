import ModelIR

/// The bounds of a relationship exclude counts that were valid.
enum RelationshipCountTightened: DifferenceKind {
    static let id = "relationship.count-tightened"
    static let summary = "a relationship allows fewer members, or demands more"
    // Apple, "Understanding Versions": minCount and maxCount are compared, so the store is migrated.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "which members do objects with another count get?"
    static let explanation = """
        ModelStore checks all rows, and names the objects that don't fit. Core Data migrates the store, and \
        objects that don't fit can't be saved again until somebody changes them.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.relationships.pairs.filter { $0.hasTighterCount }.map { pair in
            difference(comparison, pair, "allows fewer members, or demands more")
        }
    }
}

extension PropertyMatch<Relationship>.Pair {
    /// Whether a count that was valid may be invalid.
    var hasTighterCount: Bool {
        (new.minimumCount ?? 0) > (old.minimumCount ?? 0)
            || (new.maximumCount ?? .max) < (old.maximumCount ?? .max)
    }

    var hasOtherCount: Bool {
        new.minimumCount != old.minimumCount || new.maximumCount != old.maximumCount
    }
}
