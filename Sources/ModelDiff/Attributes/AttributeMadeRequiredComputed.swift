import ModelIR

/// An attribute must have a value, and code provides it.
enum AttributeMadeRequiredComputed: DifferenceKind {
    static let id = "attribute.made-required-computed"
    static let summary = "an optional attribute is required now, and its default is computed"
    // Apple, "Migrating your data model automatically": an attribute that becomes nonoptional takes a default in the model.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.automatic
    static let swiftDataAdvice: String? =
        "set it in a stage of this version, and require it in the next"
    static let breakage: String? =
        "code that sets it to nil, or that unwraps its value, no longer compiles"
    static let explanation = """
        ModelStore runs the default for each object without a value. A model of Core Data holds only constants.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.madeRequired(.computedDefault).map { pair in
            difference(
                comparison,
                pair,
                part: "optional",
                "is required now, and its default is computed",
                advice: comparison.store == .coreData
                    ? "give all objects a value in the version before, or write a mapping model"
                    : nil
            )
        }
    }
}
