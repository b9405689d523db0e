import ModelIR

/// The members of a relationship lose their order.
enum RelationshipMadeUnordered: DifferenceKind {
    static let id = "relationship.made-unordered"
    static let summary = "an ordered relationship is not ordered any more"
    // Apple, "Migrating your data model automatically": a relationship can change from ordered to nonordered.
    static let coreData = StoreEffect.losesData
    static let sqlite = StoreEffect.losesData
    static let breakage: String? = "code that takes its value as a list no longer compiles"
    static let explanation = """
        The members stay. If their order matters, keep it in an attribute first.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.relationships.pairs
            .filter { $0.old.cardinality == .orderedToMany && $0.new.cardinality == .toMany }
            .map { pair in
                difference(
                    comparison,
                    pair,
                    part: "ordered",
                    "isn't ordered any more: the order of its members is lost"
                )
            }
    }
}
