import ModelIR

/// A relationship is gone, with what it related.
enum RelationshipRemoved: DifferenceKind {
    static let id = "relationship.removed"
    static let summary = "a relationship is removed"
    // Apple, "Migrating your data model automatically": a relationship can be deleted.
    static let coreData = StoreEffect.losesData
    static let sqlite = StoreEffect.losesData
    static let breakage: String? = "code that uses the property no longer compiles"
    static let explanation = """
        The objects stay, and no longer know each other. `.keepingData` makes ModelStore refuse that.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.relationships.removed.filter { comparison.remainingSide(of: $0) == nil }.map {
            removed in
            removal(
                comparison,
                removed,
                comparison.keepsRemovedValues
                    ? "is removed; what it related stays in the file"
                    : "is removed: which objects it related is lost",
                advice: "if it has a new name, write"
                    + " \(comparison.renaming(from: removed.property.identity.canonicalName)) there"
            )
        }
    }
}
