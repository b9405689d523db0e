import ModelIR

/// An attribute gets a column.
enum AttributeMadeStored: DifferenceKind {
    static let id = "attribute.made-stored"
    static let summary = "a transient attribute is stored now"
    // Apple, "Understanding Versions": isTransient is compared, so the store is migrated as for a new attribute.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let explanation = """
        Objects that exist get the default, or no value.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.pairs.filter { $0.old.isTransient && !$0.new.isTransient }.map {
            pair in
            difference(comparison, pair, part: "transient", "is stored now")
        }
    }
}
