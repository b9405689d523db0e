import ModelIR

/// A relationship gets a new inverse to one object, so that no two objects may share a member.
enum RelationshipInverseLimits: DifferenceKind {
    static let id = "relationship.inverse-limits"
    static let summary = "a relationship gets a new inverse that leads to one object"
    // Apple, "Understanding Versions": inverseRelationship is compared, so the store is migrated.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "which of several objects keeps a member that they share?"
    static let explanation = """
        Without an inverse, several objects may have the same member. ModelStore refuses a file in which some do, \
        and names the rows.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.relationships.pairs.filter(comparison.isLimited).map { pair in
            difference(
                comparison,
                pair,
                part: "inverseName",
                "has the new inverse '\(pair.new.inverse?.relationship ?? "")' now, which leads to one object",
                advice: "if objects may share members, make the inverse to-many, or write a stage"
            )
        }
    }
}

extension Comparison {
    /// Whether a relationship without inverse gets a new one to one object.
    func isLimited(_ pair: PropertyMatch<Relationship>.Pair) -> Bool {
        guard pair.old.inverse == nil, let inverse = pair.new.inverse else { return false }
        return relationships.added.contains {
            $0.owner == inverse.entity && $0.property.name == inverse.relationship
                && $0.property.cardinality == .toOne
        }
    }
}
