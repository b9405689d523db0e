import ModelIR

/// An attribute is gone, with its values.
enum AttributeRemoved: DifferenceKind {
    static let id = "attribute.removed"
    static let summary = "an attribute is removed"
    // Apple, "Migrating your data model automatically": an attribute can be removed.
    static let coreData = StoreEffect.losesData
    static let sqlite = StoreEffect.losesData
    static let breakage: String? = "code that uses the property no longer compiles"
    static let explanation = """
        The values are dropped without a question. `.keepingData` makes ModelStore refuse that. If the attribute \
        has another name now, say the former one.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.removed.filter { $0.property.isStored }.map { removed in
            let heir = comparison.likelyHeir(of: removed)
            let advice = heir.map {
                "if '\($0.declaredName)' is its new name, write"
                    + " \(comparison.renaming(from: removed.property.identity.canonicalName)) there"
            }
            return removal(
                comparison,
                removed,
                comparison.keepsRemovedValues
                    ? "is removed; its column stays" : "is removed, and its values with it",
                advice: advice
            )
        }
    }
}

extension Attribute {
    /// Whether a store holds a value that can't be computed again.
    var isStored: Bool { !isTransient && derivation == nil }
}

extension Comparison {
    /// The attribute that may be one that is gone under another name: the only new one of the entity that holds the
    /// same.
    fileprivate func likelyHeir(of removed: PropertyMatch<Attribute>.Owned) -> Attribute? {
        let isAlike = { (other: PropertyMatch<Attribute>.Owned) in
            other.owner == removed.owner && other.property.isStored
                && other.property.type.stored == removed.property.type.stored
        }
        let heirs = attributes.added.filter(isAlike)
        guard heirs.count == 1, attributes.removed.filter(isAlike).count == 1 else { return nil }
        return heirs[0].property
    }
}
