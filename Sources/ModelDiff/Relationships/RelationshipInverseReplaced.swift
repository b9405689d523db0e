import ModelIR

/// The other side of a relationship is another relationship.
enum RelationshipInverseReplaced: DifferenceKind {
    static let id = "relationship.inverse-replaced"
    static let summary = "a relationship has another inverse"
    // Apple, "Understanding Versions": inverseRelationship is compared. Apple, "Migrating your data model automatically": another inverse is not among the changes that fit.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "which objects are related?"
    static let explanation = """
        What one side knows and what the other side knows no longer agree. Write a stage that relates the \
        objects again.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.relationships.pairs
            .filter { comparison.newInverse(of: $0) != $0.new.inverse && $0.hasTwoInverses }
            .map { pair in
                difference(
                    comparison,
                    pair,
                    part: "inverseName",
                    "has the inverse '\(name(pair.new.inverse))', not '\(name(pair.old.inverse))'",
                    advice:
                        "if that is its new name, say so there; otherwise write a stage that relates the objects again"
                )
            }
    }

    /// For example: `Author.books`.
    private static func name(_ inverse: Relationship.Inverse?) -> String {
        [inverse?.entity, inverse?.relationship].compactMap(\.self).joined(separator: ".")
    }
}
