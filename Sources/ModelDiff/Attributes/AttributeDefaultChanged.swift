import ModelIR

/// New objects begin with another value.
enum AttributeDefaultChanged: DifferenceKind {
    static let id = "attribute.default-changed"
    static let summary = "the default of an attribute changes"
    // Apple, "Understanding Versions": defaultValue is not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.automatic
    static let breakage: String? = "the initializer demands a value"
    static let explanation = """
        Objects that exist keep their values.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.pairs.filter { $0.old.defaultValue != $0.new.defaultValue }.map {
            pair in
            let isGone = pair.new.defaultValue == nil
            return difference(
                comparison,
                pair,
                part: "defaultValueString",
                isGone ? "no longer has a default" : "has another default for new objects",
                breaks: isGone && !pair.new.isOptional
            )
        }
    }
}
