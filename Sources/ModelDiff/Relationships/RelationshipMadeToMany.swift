import ModelIR

/// A relationship may lead to several objects.
enum RelationshipMadeToMany: DifferenceKind {
    static let id = "relationship.made-to-many"
    static let summary = "a to-one relationship is to-many now"
    // Apple, "Migrating your data model automatically": a relationship can change from to-one to to-many.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let breakage: String? = "code that takes its value as one object no longer compiles"
    static let explanation = """
        The one object becomes the only member.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.relationships.pairs
            .filter { $0.old.cardinality == .toOne && $0.new.cardinality != .toOne }
            .map { difference(comparison, $0, part: "toMany", "is to-many now") }
    }
}
