import ModelIR

/// An attribute has another value type in code.
enum AttributeValueTypeChanged: DifferenceKind {
    static let id = "attribute.value-type-changed"
    static let summary = "an attribute has another value type"
    // Apple, "Understanding Versions": what the code makes of a value is not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "which value do objects get whose value it does not have?"
    static let breakage: String? = "code that takes its value as the former type no longer compiles"
    static let explanation = """
        ModelStore checks all rows, and names those that aren't valid. In Core Data, such a value reads as \
        missing.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.pairs
            .filter {
                $0.old.valueType != nil && $0.new.valueType != nil
                    && $0.old.valueType != $0.new.valueType && !comparison.hasSameCases($0)
            }
            .map { pair in
                difference(
                    comparison,
                    pair,
                    "holds '\(pair.new.valueType ?? "")', not '\(pair.old.valueType ?? "")'",
                    advice: "make sure that all stored values are valid ones, or write a stage"
                )
            }
    }
}
