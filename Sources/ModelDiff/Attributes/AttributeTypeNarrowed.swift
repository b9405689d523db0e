import ModelIR

/// An attribute has a type that lacks some former values.
enum AttributeTypeNarrowed: DifferenceKind {
    static let id = "attribute.type-narrowed"
    static let summary = "an attribute holds fewer values than before"
    // Apple, "Migrating your data model automatically": another type is not among the changes that fit.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "which value do objects get whose value does not fit?"
    static let breakage: String? = "code that takes its value as the former type no longer compiles"
    static let explanation = """
        ModelStore converts if every value fits, and names those that don't. Core Data infers no mapping for \
        another type.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.typeChanges(.narrowed).map { pair in
            difference(
                comparison,
                pair,
                part: "attributeType",
                "is \(pair.new.type.title), which can't hold all that \(pair.old.type.title) can",
                advice: comparison.store == .coreData
                    ? newAttributeAdvice : "write a stage that changes the values that don't fit"
            )
        }
    }
}
