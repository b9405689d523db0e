import ModelIR

/// An integer is an `Int` now, or no longer.
enum AttributeTypeInCodeChanged: DifferenceKind {
    static let id = "attribute.type-in-code-changed"
    static let summary = "an attribute is stored alike, and has another type in code"
    // Apple, "Understanding Versions": attributeType is compared, which is Integer 64 for both.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let breakage: String? = "code that takes its value as the former type no longer compiles"
    static let explanation = """
        `Int` and `Int64` are stored alike.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.typeChanges(.sameStored).map { pair in
            difference(
                comparison,
                pair,
                "is \(pair.new.type.title) in code, and was \(pair.old.type.title)"
            )
        }
    }
}
