import ModelIR

/// The members of a relationship have an order.
enum RelationshipMadeOrdered: DifferenceKind {
    static let id = "relationship.made-ordered"
    static let summary = "a to-many relationship is ordered now"
    // Apple, "Migrating your data model automatically": a relationship can change from nonordered to ordered.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let breakage: String? = "code that takes its value as a set no longer compiles"
    static let explanation = """
        The members that exist come in any order.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.relationships.pairs
            .filter { $0.old.cardinality == .toMany && $0.new.cardinality == .orderedToMany }
            .map { difference(comparison, $0, part: "ordered", "is ordered now") }
    }
}
