import ModelIR

/// An attribute whose values aren't kept, or can be computed again, is gone.
enum AttributeRemovedUnstored: DifferenceKind {
    static let id = "attribute.removed-unstored"
    static let summary = "a transient or derived attribute is removed"
    // Apple, "Migrating your data model automatically": an attribute can be removed.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let breakage: String? = "code that uses the property no longer compiles"
    static let explanation = """
        No value is lost.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.removed.filter { !$0.property.isStored }.map { removed in
            removal(comparison, removed, "is removed; it was computed")
        }
    }
}
