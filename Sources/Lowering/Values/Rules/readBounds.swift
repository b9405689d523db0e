import ModelIR

extension ValueScope {
    /// Both ends of a rule; `nil` if one is invalid, which is reported.
    mutating func read(
        _ bounds: Bounds,
        _ rule: ValidationRule,
        _ literal: (String) -> BoundLiteral?
    ) -> (lower: BoundLiteral?, upper: BoundLiteral?)? {
        let lower = bounds.lower.flatMap(literal)
        let upper = bounds.upper.flatMap(literal)
        let isLowerWrong = bounds.lower != nil && lower == nil
        let isUpperWrong = bounds.upper != nil && upper == nil
        if isLowerWrong { reportWrong(bounds.lower, rule) }
        if isUpperWrong { reportWrong(bounds.upper, rule) }
        guard !isLowerWrong, !isUpperWrong else { return nil }
        guard lower != nil || upper != nil else {
            report("rule.wrong-bound", rule.origin, "'\(rule.kind.spelling)' has no bound")
            return nil
        }
        return isEmpty(lower, upper, bounds, rule) ? nil : (lower, upper)
    }

    private mutating func reportWrong(_ text: String?, _ rule: ValidationRule) {
        let what =
            if case .length = rule.kind { "a length" } else { "a value that this type can have" }
        report(
            "rule.wrong-bound",
            rule.origin,
            "'\(text ?? "")' is not \(what), or not a constant; write it as a literal"
        )
    }

    private mutating func isEmpty(
        _ lower: BoundLiteral?,
        _ upper: BoundLiteral?,
        _ bounds: Bounds,
        _ rule: ValidationRule
    ) -> Bool {
        guard let lower, let upper else { return false }
        let isEmpty = bounds.includesUpper ? lower.order > upper.order : lower.order >= upper.order
        if isEmpty {
            report(
                "rule.empty-range",
                rule.origin,
                "nothing lies between '\(bounds.lower ?? "")' and '\(bounds.upper ?? "")', so no"
                    + " value would be valid"
            )
        }
        return isEmpty
    }
}
