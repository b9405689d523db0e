import ModelIR

/// The rules of an attribute exclude values that were valid.
enum AttributeBoundsTightened: DifferenceKind {
    static let id = "attribute.bounds-tightened"
    static let summary = "an attribute allows fewer values"
    // Apple, "Understanding Versions": validation predicates are not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let explanation = """
        ModelStore doesn't check the limits of a model file: give the attribute a validated type for that. Core \
        Data opens the store, and objects that don't fit can't be saved again until somebody changes them.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.pairs.filter {
            $0.new.validation.excludesMore(than: $0.old.validation)
        }
        .map { pair in
            difference(
                comparison,
                pair,
                "allows fewer values",
                advice: comparison.store == .coreData
                    ? "objects that don't fit can't be saved any more"
                    : "use a validated type if values outside are wrong"
            )
        }
    }
}

extension Attribute.Validation {
    /// Whether a value that another validation allows may be invalid.
    func excludesMore(than other: Self) -> Bool {
        guard self != other else { return false }
        return isGreater(minimum, than: other.minimum) || isGreater(earliest, than: other.earliest)
            || isLess(maximum, than: other.maximum) || isLess(latest, than: other.latest)
            || (pattern != nil && pattern != other.pattern)
    }
}

private func isGreater(_ bound: String?, than other: String?) -> Bool {
    guard let bound else { return false }
    guard let other else { return true }
    return (Double(bound) ?? -.infinity) > (Double(other) ?? -.infinity)
}

private func isLess(_ bound: String?, than other: String?) -> Bool {
    guard let bound else { return false }
    guard let other else { return true }
    return (Double(bound) ?? .infinity) < (Double(other) ?? .infinity)
}
