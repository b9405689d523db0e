import ModelIR

/// An enum, an option set or a validated type has become a plain attribute in code.
enum AttributeValueTypeRemoved: DifferenceKind {
    static let id = "attribute.value-type-removed"
    static let summary = "an attribute no longer has a value type"
    // Apple, "Understanding Versions": what the code makes of a value is not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.automatic
    static let breakage: String? = "code that takes its value as the value type no longer compiles"
    static let explanation = """
        Every value stays. The check of the column is removed.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.pairs.filter { $0.old.valueType != nil && $0.new.valueType == nil }
            .map { pair in
                difference(
                    comparison,
                    pair,
                    "no longer holds '\(pair.old.valueType ?? "")', only a plain value"
                )
            }
    }
}
