import ModelIR

/// A case of an enum with values is gone.
enum ChoiceCaseRemoved: DifferenceKind {
    static let id = "choice.case-removed"
    static let summary = "a case of an enum with values is removed"
    // Apple, "Understanding Versions": what the code makes of a value is not compared: the store opens unchanged.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "which value do objects that have it get?"
    static let breakage: String? = "code that uses the case no longer compiles"
    static let explanation = """
        Objects that still have it don't open, or read as missing. Write a stage that gives them another value.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.choices.flatMap { pair in
            pair.old.cases.filter { one in !pair.new.cases.contains { $0.name == one.name } }.map {
                one in
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
