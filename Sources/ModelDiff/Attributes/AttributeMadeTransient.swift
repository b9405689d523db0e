import ModelIR

/// An attribute is transient now.
enum AttributeMadeTransient: DifferenceKind {
    static let id = "attribute.made-transient"
    static let summary = "an attribute is no longer stored"
    // Apple, "Understanding Versions": isTransient is compared, so the store is migrated, and the model has no column for it.
    static let coreData = StoreEffect.losesData
    static let sqlite = StoreEffect.losesData
    static let explanation = """
        The values are dropped, as those of a removed attribute.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.pairs.filter { !$0.old.isTransient && $0.new.isTransient }.map {
            pair in
            difference(
                comparison,
                pair,
                part: "transient",
                "isn't stored any more; its values are lost"
            )
        }
    }
}
