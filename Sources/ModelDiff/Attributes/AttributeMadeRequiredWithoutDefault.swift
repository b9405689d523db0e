import ModelIR

/// An attribute must have a value, and nothing provides it.
enum AttributeMadeRequiredWithoutDefault: DifferenceKind {
    static let id = "attribute.made-required-without-default"
    static let summary = "an optional attribute is required now, and has no default"
    // Apple, "Migrating your data model automatically": an attribute that becomes nonoptional takes a default.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.needsStage
    static let swiftDataAdvice: String? =
        "give it a default; or set it in a stage of this version, and require it in the next"
    static let question: String? = "which value do objects without one get?"
    static let breakage: String? =
        "code that sets it to nil, or that unwraps its value, no longer compiles"
    static let explanation = """
        Objects without a value keep the file from opening. Give the attribute a default, or write a stage that \
        sets it.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.madeRequired(.value).map { pair in
            difference(
                comparison,
                pair,
                part: "optional",
                "is required now, and has no default for objects without a value",
                advice: "give it a default, or write a stage that sets it"
            )
        }
    }
}
