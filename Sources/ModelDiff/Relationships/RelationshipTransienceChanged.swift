import ModelIR

/// A relationship is transient now, or no longer.
enum RelationshipTransienceChanged: DifferenceKind {
    static let id = "relationship.transience-changed"
    static let summary = "a relationship is stored, or no longer"
    // Apple, "Understanding Versions": isTransient is compared, so the store is migrated.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "which objects are related?"
    static let explanation = """
        What a transient relationship relates is in no file.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.relationships.pairs.filter { $0.old.isTransient != $0.new.isTransient }.map {
            pair in
            difference(
                comparison,
                pair,
                part: "transient",
                pair.new.isTransient ? "isn't stored any more" : "is stored now"
            )
        }
    }
}
