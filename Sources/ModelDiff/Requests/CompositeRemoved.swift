import ModelIR

/// A composite is gone.
enum CompositeRemoved: DifferenceKind {
    static let id = "composite.removed"
    static let summary = "a composite is removed"
    // Apple, "Understanding Versions": composites are newer than the page; only attributes that hold one are stored.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let breakage: String? = "code that uses its type no longer compiles"
    static let explanation = """
        Attributes that held it are reported by themselves.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.composites.removed.map { composite in
            difference(
                comparison,
                composite.name,
                old: composite.origin,
                "the composite '\(composite.name)' is removed"
            )
        }
    }
}
