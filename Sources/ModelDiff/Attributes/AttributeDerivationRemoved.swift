import ModelIR

/// A derived attribute isn't computed any more.
enum AttributeDerivationRemoved: DifferenceKind {
    static let id = "attribute.derivation-removed"
    static let summary = "a derived attribute isn't derived any more"
    // Apple, "Migrating your data model automatically": the attribute is in both versions, with one type.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let breakage: String? = "the initializer demands a value"
    static let explanation = """
        Nothing computes the value any more: it stays as it was until code sets it. ModelStore and SwiftData have no \
        derived attributes: there, it's a new attribute.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.pairs.filter { pair in
            pair.old.derivation != nil && pair.new.derivation == nil && !pair.new.isTransient
        }.map { pair in
            difference(
                comparison,
                pair,
                "isn't derived any more; its values stay as they were",
                advice: "set it in code when what it was derived from changes",
                breaks: pair.new.need == .value
            )
        }
    }
}
