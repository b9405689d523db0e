import ModelIR

/// A relationship must lead to an object.
enum RelationshipMadeRequired: DifferenceKind {
    static let id = "relationship.made-required"
    static let summary = "an optional relationship is required now"
    // Apple, "Migrating your data model automatically": an attribute that becomes nonoptional takes a default, which a relationship can not have.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "which object do those without one get?"
    static let breakage: String? =
        "code that sets it to nil, or that unwraps its object, no longer compiles"
    static let explanation = """
        Objects that it relates to nothing don't fit. Write a stage that relates or deletes them.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.relationships.pairs
            .filter { $0.old.isOptional && !$0.new.isOptional }
            .map { pair in
                difference(
                    comparison,
                    pair,
                    part: "optional",
                    "is required now",
                    advice: "write a stage for the objects that it relates to nothing",
                    breaks: pair.new.cardinality == .toOne
                )
            }
    }
}
