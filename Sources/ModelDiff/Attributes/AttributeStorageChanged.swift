import ModelIR

/// Options of storage change. For example: external storage for large data.
enum AttributeStorageChanged: DifferenceKind {
    static let id = "attribute.storage-changed"
    static let summary = "an attribute is kept in another place"
    // Apple, "Understanding Versions": these options are newer than the page; a store that needs no migration opens unchanged.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let explanation = """
        Values that exist stay where they are until they are set again.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.pairs.filter { $0.old.keeping != $0.new.keeping }.map { pair in
            difference(comparison, pair, "is kept in another place, or indexed for Spotlight")
        }
    }
}

extension Attribute {
    /// How a store keeps values, apart from indexes.
    fileprivate var keeping: Storage {
        var result = storage
        result.isIndexed = false
        return result
    }
}
