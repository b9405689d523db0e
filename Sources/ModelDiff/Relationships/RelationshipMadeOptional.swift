import ModelIR

/// A relationship may lead nowhere.
enum RelationshipMadeOptional: DifferenceKind {
    static let id = "relationship.made-optional"
    static let summary = "a required relationship is optional now"
    // Apple, "Understanding Versions": isOptional is compared, so the store is migrated.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let breakage: String? = "code that takes its object as never missing no longer compiles"
    static let explanation = """
        What it relates stays.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.relationships.pairs
            .filter { !$0.old.isOptional && $0.new.isOptional }
            .map { pair in
                difference(
                    comparison,
                    pair,
                    part: "optional",
                    "is optional now",
                    breaks: pair.new.cardinality == .toOne
                )
            }
    }
}
