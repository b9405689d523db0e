import ModelIR

/// A relationship leads to an ancestor of the entity that it led to.
enum RelationshipDestinationWidened: DifferenceKind {
    static let id = "relationship.destination-widened"
    static let summary = "a relationship leads to an entity that the former one inherits from"
    // Apple, "Understanding Versions": destinationEntity is compared. Apple, "Migrating your data model automatically": another destination is not among the changes that fit.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.automatic
    static let breakage: String? =
        "code that takes its objects as those of the former class no longer compiles"
    static let explanation = """
        Each object that it leads to is one of the new entity's, too. Core Data infers no mapping for another \
        destination.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.otherDestinations.filter(comparison.isWidened).map { pair in
            difference(
                comparison,
                pair,
                part: "destinationEntity",
                "leads to '\(pair.new.destination)', which '\(pair.old.destination)' inherits from",
                advice: comparison.store == .coreData
                    ? "add a new relationship, or write a stage" : nil
            )
        }
    }
}

extension Comparison {
    /// The relationships that lead to another entity, whatever its name was.
    var otherDestinations: [PropertyMatch<Relationship>.Pair] {
        relationships.pairs.filter { newDestination(of: $0) != $0.new.destination }
    }

    /// Whether the destination is an ancestor of the former one.
    func isWidened(_ pair: PropertyMatch<Relationship>.Pair) -> Bool {
        families.isAncestor(pair.new.destination, ofNew: newDestination(of: pair))
    }

    private func newDestination(of pair: PropertyMatch<Relationship>.Pair) -> String {
        newName(ofEntity: pair.old.destination) ?? pair.old.destination
    }
}
