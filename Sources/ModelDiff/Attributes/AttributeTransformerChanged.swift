import ModelIR

/// What turns a value into data changes.
enum AttributeTransformerChanged: DifferenceKind {
    static let id = "attribute.transformer-changed"
    static let summary = "a transformable attribute has another transformer or class"
    // Apple, "Understanding Versions": attributeType is compared, not the transformer.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "which value do objects get whose value it cannot read?"
    static let breakage: String? =
        "code that takes its value as the former class no longer compiles"
    static let explanation = """
        The data stays as it is. The new transformer must read what the former one wrote: an archive that it \
        refuses reads as no value.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.pairs
            .filter { pair in
                pair.old.valueTransformerName != pair.new.valueTransformerName
                    || (pair.new.type != .codable
                        && pair.old.customClassName != pair.new.customClassName)
            }
            .filter { !comparison.holdsSameElements($0) }
            .map { pair in
                difference(
                    comparison,
                    pair,
                    part: "valueTransformerName",
                    "has another transformer, or another class of values",
                    advice: "make sure that the new one reads what the former one wrote",
                    breaks: pair.old.customClassName != pair.new.customClassName
                )
            }
    }
}
