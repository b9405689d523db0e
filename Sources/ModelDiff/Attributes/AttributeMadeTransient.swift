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
        comparison.attributes.pairs.filter(comparison.isUnstored).map { pair in
            difference(
                comparison,
                pair,
                part: pair.new.isTransient ? "transient" : "derivationExpression",
                "isn't stored any more; its values are lost"
            )
        }
    }
}

extension Comparison {
    /// Whether the new version has no column for an attribute that had one.
    func isUnstored(_ pair: PropertyMatch<Attribute>.Pair) -> Bool {
        if pair.old.isTransient { return false }
        // ModelStore computes no values.
        return pair.new.isTransient
            || isMigratedByStore && pair.old.derivation == nil && pair.new.derivation != nil
    }
}
