import ModelIR

/// A relationship is new, and objects that exist would have to have something in it.
enum RelationshipAddedRequired: DifferenceKind {
    static let id = "relationship.added-required"
    static let summary = "a required to-one relationship is added"
    // Apple, "Migrating your data model automatically": required properties take a default, which a relationship can not have ("missing attribute values on mandatory destination relationship").
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.needsStage
    static let swiftDataAdvice: String? = requiredInStages
    static let question: String? = "which object do objects of the older version get?"
    static let explanation = """
        Nothing says which object that is. Make the relationship optional, or write a stage that sets it.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.relationships.added.filter { $0.property.needsObject }.map { added in
            addition(
                comparison,
                added,
                "is added, and is required",
                advice: "make it optional, or write a stage that sets it"
            )
        }
    }
}
