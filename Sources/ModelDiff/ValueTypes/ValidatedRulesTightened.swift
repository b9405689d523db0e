import ModelIR

/// The rules of a value type exclude values that were valid.
enum ValidatedRulesTightened: DifferenceKind {
    static let id = "validated.rules-tightened"
    static let summary = "a value type allows fewer values"
    // Apple, "Understanding Versions": validation is not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "which value do objects get whose value is not allowed?"
    static let explanation = """
        ModelStore checks all rows, and names those that don't fit. In Core Data, nothing is checked when a \
        value is read.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.ruleChanges.filter { !$0.isRelaxed }.map { change in
            difference(
                comparison,
                change.name,
                old: change.old,
                new: change.new,
                "'\(change.name)' allows fewer values",
                advice: "make sure that all stored values are valid ones, or write a stage"
            )
        }
    }
}

extension Comparison {
    /// A change of the rules of a value type.
    struct RuleChange {
        let name: String
        let old: Origin
        let new: Origin
        /// Whether every value that was valid still is.
        let isRelaxed: Bool
    }

    var ruleChanges: [RuleChange] {
        valueTypes.pairs.compactMap { pair in
            let (old, new) = (pair.old.rules, pair.new.rules)
            guard old != new else { return nil }
            return RuleChange(
                name: pair.new.name,
                old: pair.old.origin,
                new: pair.new.origin,
                isRelaxed: new.allSatisfy { rule in old.contains { $0.implies(rule) } }
            )
        }
    }
}

extension ValueType {
    fileprivate var rules: [ValidationRule.Kind] {
        switch kind {
        case .validated(let type): type.rules.map(\.kind)
        case .structure(let structure): structure.rules.map(\.kind)
        case .optionSet, .enumeration, .choice: []
        }
    }
}

extension ValidationRule.Kind {
    /// Whether every value that keeps this rule keeps another, too.
    fileprivate func implies(_ other: Self) -> Bool {
        switch (self, other) {
        case (.length(let mine), .length(let others)), (.range(let mine), .range(let others)):
            mine.lies(within: others)
        default: self == other
        }
    }
}

extension Bounds {
    fileprivate func lies(within other: Bounds) -> Bool {
        let lower = other.lower.map {
            (self.lower.flatMap(Double.init) ?? -.infinity) >= (Double($0) ?? .infinity)
        }
        guard let limit = other.upper.flatMap(Double.init) else { return lower ?? true }
        let upper = self.upper.flatMap(Double.init) ?? .infinity
        let fits = upper < limit || (upper == limit && (other.includesUpper || !includesUpper))
        return (lower ?? true) && fits
    }
}
