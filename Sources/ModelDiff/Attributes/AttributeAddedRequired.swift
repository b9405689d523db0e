import ModelIR

/// A required attribute is new, and nothing says its value.
enum AttributeAddedRequired: DifferenceKind {
    static let id = "attribute.added-required"
    static let summary = "a required attribute without a default is added"
    // Apple, "Migrating your data model automatically": a required attribute takes a default; without one, validation fails ("missing attribute values on mandatory destination attribute").
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.needsStage
    static let swiftDataAdvice: String? =
        "give it a default; or \(requiredInStages)"
    static let question: String? = "which value do objects of the older version get?"
    static let breakage: String? = "the initializer has another parameter"
    static let explanation = """
        There is no value for objects that exist, so files that hold any don't open. Give the attribute a \
        default, make it optional, or write a stage that sets it.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.addedAttributes.filter { $0.property.need == .value }.map { added in
            addition(
                comparison,
                added,
                "is added, is required, and has no default",
                advice: "give it a default, make it optional, or write a stage that sets it"
            )
        }
    }
}
