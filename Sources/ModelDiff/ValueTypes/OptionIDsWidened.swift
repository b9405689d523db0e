import ModelIR

/// More ids of options are allowed.
enum OptionIDsWidened: DifferenceKind {
    static let id = "option.ids-widened"
    static let summary = "an option set without names allows more ids"
    // Apple, "Understanding Versions": what the code makes of a value is not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.automatic
    static let explanation = """
        No row is rewritten.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.optionSets.filter { $0.old.ids != $0.new.ids && $0.keepsIDs }.map { pair in
            difference(
                comparison,
                pair.name,
                old: pair.origins.old,
                new: pair.origins.new,
                "'\(pair.name)' allows more ids"
            )
        }
    }
}
