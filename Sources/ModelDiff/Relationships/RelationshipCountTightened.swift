import ModelIR

/// The bounds of a relationship exclude counts that were valid.
enum RelationshipCountTightened: DifferenceKind {
    static let id = "relationship.count-tightened"
    static let summary = "a relationship allows fewer members, or demands more"
    // Apple, "Understanding Versions": minCount and maxCount are compared, so the store is migrated.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let explanation = """
        The store is migrated. Afterwards, Core Data refuses to save a changed object that doesn't fit, and ModelStore one \
        whose members have changed. To change the members of all such objects at once, write a stage.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.countChanges.filter { $0.hasTighterCount }.map { pair in
            difference(comparison, pair, "allows fewer members, or demands more")
        }
    }
}

extension Comparison {
    /// The relationships that are in both versions with other counts.
    var countChanges: [PropertyMatch<Relationship>.Pair] {
        relationships.pairs.filter { pair in
            // Core Data's version hashes contain the least count of a relationship to one object, too, although it's
            // optional or not in any case.
            let isOfHash = store != .sqlite || pair.new.cardinality != .toOne
            return pair.hasOtherMaximum || isOfHash && pair.hasOtherMinimum
        }
    }
}

extension PropertyMatch<Relationship>.Pair {
    /// Whether a count that was valid may be invalid.
    var hasTighterCount: Bool {
        (new.minimumCount ?? 0) > (old.minimumCount ?? 0)
            || (new.maximumCount ?? .max) < (old.maximumCount ?? .max)
    }

    fileprivate var hasOtherMinimum: Bool { new.minimumCount != old.minimumCount }

    fileprivate var hasOtherMaximum: Bool { new.maximumCount != old.maximumCount }
}
