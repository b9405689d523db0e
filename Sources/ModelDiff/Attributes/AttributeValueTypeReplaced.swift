import ModelIR

/// An attribute has another enum with the same raw values.
enum AttributeValueTypeReplaced: DifferenceKind {
    static let id = "attribute.value-type-replaced"
    static let summary = "an attribute has another enum with the same raw values"
    // Apple, "Understanding Versions": what the code makes of a value is not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let breakage: String? = "code that takes its value as the former type no longer compiles"
    static let explanation = """
        For example, `Mood` has become `Feeling`. The store keeps raw values, and every one of them has a case.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.valueTypeChanges(keepingRawValues: true).map { pair in
            difference(
                comparison,
                pair,
                "holds '\(pair.new.valueType ?? "")', not '\(pair.old.valueType ?? "")', which has the same"
                    + " raw values"
            )
        }
    }
}
