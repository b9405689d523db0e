import ModelIR

/// Two relationships that had nothing to do with each other are two sides of one now.
enum RelationshipInversesJoined: DifferenceKind {
    static let id = "relationship.inverses-joined"
    static let summary = "two relationships that each had members of their own become inverses"
    // Apple, "Understanding Versions": inverseRelationship is compared, so the store is migrated.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "which member does an object get if the two sides disagree?"
    static let explanation = """
        ModelStore relates what either side relates. It refuses a file in which an object would get several members \
        in a relationship to one, and names the rows.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.relationships.pairs.filter(comparison.isJoined).compactMap { pair in
            guard let other = comparison.newInversePair(of: pair),
                // Of two relationships to one, the first says it.
                other.new.cardinality != .toOne
                    || (pair.owner, pair.new.name) < (other.owner, other.new.name)
            else { return nil }
            return difference(
                comparison,
                pair,
                part: "inverseName",
                "and '\(other.owner).\(other.new.name)' are inverses now, and had members of their own",
                advice: "if both sides have been set, write a stage that relates the objects alike"
            )
        }
    }
}

extension Comparison {
    /// Whether a relationship to one gets an inverse that was a relationship without one before.
    func isJoined(_ pair: PropertyMatch<Relationship>.Pair) -> Bool {
        guard pair.old.inverse == nil, pair.new.cardinality == .toOne,
            let other = newInversePair(of: pair)
        else { return false }
        return other.old.inverse == nil
    }

    /// The same, for either side.
    func isSideOfJoined(_ pair: PropertyMatch<Relationship>.Pair) -> Bool {
        isJoined(pair) || newInversePair(of: pair).map(isJoined) ?? false
    }

    /// The relationship that is the inverse in the new version, if it's in both.
    fileprivate func newInversePair(
        of pair: PropertyMatch<Relationship>.Pair
    ) -> PropertyMatch<Relationship>.Pair? {
        guard let inverse = pair.new.inverse else { return nil }
        return relationships.pairs.first {
            $0.owner == inverse.entity && $0.new.name == inverse.relationship
        }
    }
}
