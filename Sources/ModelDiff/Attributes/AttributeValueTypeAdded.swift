import ModelIR

/// A plain attribute has become an enum, an option set or a validated type in code.
enum AttributeValueTypeAdded: DifferenceKind {
    static let id = "attribute.value-type-added"
    static let summary = "an attribute has a value type now"
    // Apple, "Understanding Versions": what the code makes of a value is not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "which value do objects get whose value it does not have?"
    static let breakage: String? = "code that takes its value as the plain type no longer compiles"
    static let explanation = """
        ModelStore checks all rows, and names those that aren't valid. In Core Data, such a value reads as \
        missing. If all values are valid, nothing has to be done.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.pairs.filter { $0.old.valueType == nil && $0.new.valueType != nil }
            .map { pair in
                difference(
                    comparison,
                    pair,
                    "holds '\(pair.new.valueType ?? "")' now",
                    advice: "make sure that all stored values are valid ones, or write a stage"
                )
            }
    }
}
