import ModelIR

/// The rules of a value type allow values that were invalid.
enum ValidatedRulesRelaxed: DifferenceKind {
    static let id = "validated.rules-relaxed"
    static let summary = "a value type allows more values"
    // Apple, "Understanding Versions": validation is not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.automatic
    static let explanation = """
        No row is rewritten.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.ruleChanges.filter(\.isRelaxed).map { change in
            difference(
                comparison,
                change.name,
                old: change.old,
                new: change.new,
                "'\(change.name)' allows more values"
            )
        }
    }
}
