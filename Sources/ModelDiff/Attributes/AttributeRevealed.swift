import ModelIR

/// An attribute is new in the model, and its column was there before.
enum AttributeRevealed: DifferenceKind {
    static let id = "attribute.revealed"
    static let summary = "an attribute is added whose column the database had before"
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.sameStore
    static let explanation = """
        A foreign key that is gone makes an attribute of a relationship, and the column keeps its values. Stores \
        with tables of their own get the attribute as any other.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.revealedAttributes.map { added in
            addition(comparison, added, "is added; its column was there before")
        }
    }
}
