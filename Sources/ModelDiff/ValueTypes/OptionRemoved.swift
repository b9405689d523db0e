import ModelIR

/// An option is gone.
enum OptionRemoved: DifferenceKind {
    static let id = "option.removed"
    static let summary = "an option is removed"
    // Apple, "Understanding Versions": what the code makes of a value is not compared: the store opens unchanged.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "what do objects that have it get?"
    static let breakage: String? = "code that uses the option no longer compiles"
    static let explanation = """
        Rows that exist still have its bit, which means nothing, or the next option that gets it. Clear the bit \
        in a stage, and never use it again.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.optionSets.flatMap { pair in
            pair.removed.map { one in
                difference(
                    comparison,
                    pair.name,
                    old: one.origin,
                    "'\(pair.name).\(one.name)' is removed; rows still have bit \(one.bit)",
                    advice: "write a stage that clears the bit, and don't use it again"
                )
            }
        }
    }
}
