import ModelIR

/// A case of an enum is gone.
enum EnumCaseRemoved: DifferenceKind {
    static let id = "enum.case-removed"
    static let summary = "a case of an enum is removed"
    // Apple, "Understanding Versions": what the code makes of a value is not compared: the store opens unchanged.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "which value do objects that have it get?"
    static let breakage: String? = "code that uses the case no longer compiles"
    static let explanation = """
        ModelStore names the objects that still have it. In Core Data, such a value reads as missing. Write a \
        stage that gives them another value.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.enumerations.filter { !$0.readsInCode }.flatMap { pair in
            pair.removed.map { one in
                difference(
                    comparison,
                    pair.name,
                    old: one.origin,
                    "'\(pair.name).\(one.name)' is removed",
                    advice: "write a stage that gives objects which have it another value"
                )
            }
        }
    }
}
