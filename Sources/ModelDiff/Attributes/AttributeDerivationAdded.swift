import ModelIR

/// An attribute whose values code has set is computed from others.
enum AttributeDerivationAdded: DifferenceKind {
    static let id = "attribute.derivation-added"
    static let summary = "an attribute is derived now"
    // Apple, NSDerivedAttributeDescription: Core Data computes the value when the object is saved.
    static let coreData = StoreEffect.losesData
    static let sqlite = StoreEffect.losesData
    static let breakage: String? = "code that sets the property no longer compiles"
    static let explanation = """
        Core Data replaces the value of an object when the object is saved. The property has no setter, and the \
        initializer doesn't take it. ModelStore and SwiftData have no derived attributes: there, one that was stored is \
        `attribute.made-transient`.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.pairs.filter { pair in
            pair.old.derivation == nil && !pair.old.isTransient && pair.new.derivation != nil
        }.map { pair in
            difference(
                comparison,
                pair,
                part: "derivationExpression",
                "is derived now; values that were set are replaced when objects are saved",
                advice: "derive a new attribute if the values that were set matter"
            )
        }
    }
}
