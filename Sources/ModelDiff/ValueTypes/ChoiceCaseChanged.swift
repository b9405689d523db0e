import ModelIR

/// A case carries other values.
enum ChoiceCaseChanged: DifferenceKind {
    static let id = "choice.case-changed"
    static let summary = "a case carries other values"
    // Apple, "Understanding Versions": attributes are compared one by one.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let breakage: String? =
        "code that makes the case, or that takes its values, no longer compiles"
    static let explanation = """
        Each value is stored in an attribute of its own: what becomes of it is reported there.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.choices.flatMap { pair in
            pair.cases.filter { $0.old.parts.map(\.fact) != $0.new.parts.map(\.fact) }.map { one in
                difference(
                    comparison,
                    pair.name,
                    old: one.old.origin,
                    new: one.new.origin,
                    "'\(pair.name).\(one.new.name)' carries other values"
                )
            }
        }
    }
}
