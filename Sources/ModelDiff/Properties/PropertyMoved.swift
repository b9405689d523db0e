import ModelIR

/// An attribute or a relationship has moved along a line of inheritance.
enum PropertyMoved: DifferenceKind {
    static let id = "property.moved"
    static let summary = "a property has moved to a parent or to a child"
    // Apple, "Migrating your data model automatically": properties can be moved up and down the hierarchy.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let explanation = """
        Values are kept. Objects of a former owner that no longer inherits the property lose them, which is \
        reported as a removal.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.pairs.filter(\.isMoved).map { pair in
            difference(comparison, pair, "was a property of '\(pair.oldOwner)'")
        }
            + comparison.relationships.pairs.filter(\.isMoved).map { pair in
                difference(comparison, pair, "was a property of '\(pair.oldOwner)'")
            }
    }
}
