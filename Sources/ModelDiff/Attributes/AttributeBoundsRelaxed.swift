import ModelIR

/// The rules of an attribute allow values that were invalid.
enum AttributeBoundsRelaxed: DifferenceKind {
    static let id = "attribute.bounds-relaxed"
    static let summary = "an attribute allows more values"
    // Apple, "Understanding Versions": validation predicates are not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let explanation = """
        No row is rewritten.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.pairs
            .filter { pair in
                pair.old.validation != pair.new.validation
                    && !pair.new.validation.excludesMore(than: pair.old.validation)
            }
            .map { difference(comparison, $0, "allows more values") }
    }
}
