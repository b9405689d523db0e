import ModelIR

/// A composite is new.
enum CompositeAdded: DifferenceKind {
    static let id = "composite.added"
    static let summary = "a composite is added"
    // Apple, "Understanding Versions": composites are newer than the page; only attributes that hold one are stored.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let explanation = """
        Attributes that hold it are reported by themselves.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.composites.added.map { composite in
            difference(
                comparison,
                composite.name,
                new: composite.origin,
                "the composite '\(composite.name)' is added"
            )
        }
    }
}
