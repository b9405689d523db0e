import ModelIR

/// An attribute has a type that has nothing to do with the former one.
enum AttributeTypeChanged: DifferenceKind {
    static let id = "attribute.type-changed"
    static let summary = "an attribute holds something else"
    // Apple, "Migrating your data model automatically": another type is not among the changes that fit.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.needsStage
    static let swiftDataAdvice: String? = newAttributeInStages
    static let question: String? = "which value does each object get?"
    static let breakage: String? = "code that takes its value as the former type no longer compiles"
    static let explanation = """
        No store knows what becomes of the values. Write a stage or a mapping model, or add a new attribute and \
        copy the values.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.typeChanges(.other).map { pair in
            difference(
                comparison,
                pair,
                part: "attributeType",
                "is \(pair.new.type.title), and was \(pair.old.type.title)",
                advice: comparison.typeAdvice(
                    pair,
                    stage: "write a stage that converts the values"
                )
            )
        }
    }
}
