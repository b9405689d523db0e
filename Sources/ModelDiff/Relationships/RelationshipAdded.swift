import ModelIR

/// A relationship is new, and needs no value for objects that exist.
enum RelationshipAdded: DifferenceKind {
    static let id = "relationship.added"
    static let summary = "a relationship is added"
    // Apple, "Migrating your data model automatically": a relationship can be added.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let explanation = """
        Objects that exist have no members in it.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.relationships.added.filter { !$0.property.needsObject }.map { added in
            addition(comparison, added, "is added")
        }
    }
}

extension Relationship {
    /// Whether an object can't be without the object that the relationship leads to.
    var needsObject: Bool { cardinality == .toOne && !isOptional && !isTransient }
}
