import ModelIR

/// An enum with values has another case.
enum ChoiceCaseAdded: DifferenceKind {
    static let id = "choice.case-added"
    static let summary = "an enum with values has another case"
    // Apple, "Understanding Versions": attributes are compared one by one.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.automatic
    static let breakage: String? = "a switch over all cases no longer compiles"
    static let explanation = """
        Its values get attributes, which are reported by themselves.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.choices.flatMap { pair in
            pair.new.cases.filter { one in !pair.old.cases.contains { $0.name == one.name } }.map {
                one in
                difference(
                    comparison,
                    pair.name,
                    new: one.origin,
                    "'\(pair.name).\(one.name)' is added"
                )
            }
        }
    }
}

/// An enum with values in two versions.
struct ChoicePair {
    let name: String
    let old: ChoiceType
    let new: ChoiceType

    /// The cases that are in both.
    var cases: [(old: ChoiceType.Case, new: ChoiceType.Case)] {
        new.cases.compactMap { one in
            old.cases.first { $0.name == one.name }.map { ($0, one) }
        }
    }
}

extension Comparison {
    var choices: [ChoicePair] {
        valueTypes.pairs.compactMap { pair in
            guard case .choice(let old) = pair.old.kind, case .choice(let new) = pair.new.kind
            else {
                return nil
            }
            return ChoicePair(name: pair.new.name, old: old, new: new)
        }
    }
}
