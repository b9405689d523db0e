import ModelIR

/// Values of attributes may be equal now.
enum UniqueRemoved: DifferenceKind {
    static let id = "unique.removed"
    static let summary = "a unique constraint is removed"
    // Apple, "Migrating your data model automatically": nothing has to be converted.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let explanation = """
        The index that kept values different is dropped.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.entities.pairs.flatMap { pair in
            let removed = comparison.oldConstraints(of: pair.old, isWhole: false)
                .subtracting(comparison.newConstraints(of: pair.new, isWhole: true))
            return removed.sorted { $0.lexicographicallyPrecedes($1) }.map { names in
                difference(
                    comparison,
                    pair,
                    part: "uniquenessConstraints",
                    "lets values of \(quoted(names)) be equal now"
                )
            }
        }
    }
}
