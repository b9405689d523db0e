import ModelIR

/// The old "Indexed" checkbox of a property changes.
enum PropertyIndexedChanged: DifferenceKind {
    static let id = "property.indexed-changed"
    static let summary = "a property is indexed, or no longer"
    // Apple, "Understanding Versions": indexes are not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.automatic
    static let explanation = """
        ModelStore adds or drops the index. A store of Core Data changes with the next migration.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.pairs.filter { $0.old.storage.isIndexed != $0.new.storage.isIndexed }
            .map { pair in
                difference(
                    comparison,
                    pair,
                    part: "indexed",
                    pair.new.storage.isIndexed ? "is indexed now" : "isn't indexed any more"
                )
            }
            + comparison.relationships.pairs.filter { $0.old.isIndexed != $0.new.isIndexed }.map {
                pair in
                difference(
                    comparison,
                    pair,
                    part: "indexed",
                    pair.new.isIndexed ? "is indexed now" : "isn't indexed any more"
                )
            }
    }
}
