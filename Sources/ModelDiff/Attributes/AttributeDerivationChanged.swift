import ModelIR

/// What a derived attribute is computed from changes.
enum AttributeDerivationChanged: DifferenceKind {
    static let id = "attribute.derivation-changed"
    static let summary = "an attribute is computed in another way"
    // Apple, "Understanding Versions": derived attributes are newer than the page; a store that needs no migration opens unchanged.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let explanation = """
        Core Data computes values again when objects are saved. ModelStore and SwiftData have no derived attributes.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.pairs.filter { pair in
            pair.old.derivation != nil && pair.new.derivation != nil
                && pair.old.derivation != pair.new.derivation
        }.map { pair in
            difference(comparison, pair, part: "derivationExpression", "is computed in another way")
        }
    }
}
