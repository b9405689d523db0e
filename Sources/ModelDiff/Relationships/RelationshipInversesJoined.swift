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
            guard let inverse = pair.new.inverse, let entity = inverse.entity,
                // Of two relationships to one, the first says it.
                comparison.isToMany(inverse)
                    || (pair.owner, pair.new.name) < (entity, inverse.relationship)
            else { return nil }
            return difference(
                comparison,
                pair,
                part: "inverseName",
                "and '\(entity).\(inverse.relationship)' are inverses now, and had members of their own",
                advice: "if both sides have been set, write a stage that relates the objects alike"
            )
        }
    }
}

extension Comparison {
    /// Whether a relationship to one gets an inverse that was a relationship without one before.
    func isJoined(_ pair: PropertyMatch<Relationship>.Pair) -> Bool {
        guard pair.old.inverse == nil, pair.new.cardinality == .toOne,
            let inverse = pair.new.inverse, let other = old(inverse)
        else { return false }
        return other.inverse == nil
    }

    /// The same, for either side.
    func isSideOfJoined(_ pair: PropertyMatch<Relationship>.Pair) -> Bool {
        isJoined(pair)
            || relationships.pairs.contains { other in
                other.owner == pair.new.inverse?.entity
                    && other.new.name == pair.new.inverse?.relationship && isJoined(other)
            }
    }

    func isToMany(_ inverse: Relationship.Inverse) -> Bool {
        relationships.pairs.contains { pair in
            pair.owner == inverse.entity && pair.new.name == inverse.relationship
                && pair.new.cardinality != .toOne
        }
    }

    /// The old form of a relationship of the new version.
    private func old(_ inverse: Relationship.Inverse) -> Relationship? {
        relationships.pairs.first {
            $0.owner == inverse.entity && $0.new.name == inverse.relationship
        }?.old
    }
}
