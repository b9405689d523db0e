import ModelIR

/// Ids of options are no longer allowed.
enum OptionIDsNarrowed: DifferenceKind {
    static let id = "option.ids-narrowed"
    static let summary = "an option set without names allows fewer ids"
    // Apple, "Understanding Versions": what the code makes of a value is not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "what do objects with other ids get?"
    static let explanation = """
        ModelStore names the objects that have such an id.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.optionSets.filter { $0.old.ids != $0.new.ids && !$0.keepsIDs }.map { pair in
            difference(
                comparison,
                pair.name,
                old: pair.origins.old,
                new: pair.origins.new,
                "'\(pair.name)' allows fewer ids",
                advice: "write a stage that removes the others"
            )
        }
    }
}

extension OptionSetPair {
    /// Whether every id that was allowed still is.
    var keepsIDs: Bool {
        guard let old = old.ids else { return true }
        guard let new = new.ids else { return false }
        return new.first <= old.first && new.last >= old.last
    }
}
