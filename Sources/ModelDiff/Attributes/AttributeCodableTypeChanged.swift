import ModelIR

/// The type of a value that is kept as JSON has another name.
enum AttributeCodableTypeChanged: DifferenceKind {
    static let id = "attribute.codable-type-changed"
    static let summary = "an attribute keeps values of another codable type"
    // Apple, "Understanding Versions": a codable value is Binary in both versions, so the store opens unchanged, and reading may fail.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "which value do objects get whose value it cannot decode?"
    static let breakage: String? = "code that takes its value as the former type no longer compiles"
    static let explanation = """
        ModelStore decodes every value with the new type, and names those that can't be decoded. Core Data holds \
        data that only the old type may be able to read.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.pairs
            .filter { pair in
                pair.old.type == .codable && pair.new.type == .codable
                    && pair.old.customClassName != pair.new.customClassName
            }
            .filter { !comparison.holdsSameElements($0) }
            .map { pair in
                let (old, new) = (pair.old.customClassName ?? "", pair.new.customClassName ?? "")
                return difference(
                    comparison,
                    pair,
                    "holds '\(new)', not '\(old)'",
                    advice:
                        "make sure that '\(new)' decodes what '\(old)' encoded, or write a stage"
                )
            }
    }
}
