import ModelIR

extension ModelAssembler {
    /// Adds the conditions that Xcode's editor offers: a range, a length, an expression.
    mutating func addValidation(
        of archived: ArchivedObject,
        to attribute: inout Attribute,
        entity: String
    ) {
        let all = archived["NSValidationPredicates"].object?.elements.compactMap(\.object) ?? []
        for predicate in all {
            guard let condition = ValidationCondition(predicate),
                add(condition, to: &attribute)
            else {
                leftOut.add("a condition", of: "\(entity).\(attribute.name)")
                continue
            }
        }
    }

    private func add(_ condition: ValidationCondition, to attribute: inout Attribute) -> Bool {
        let isDate = attribute.type == .date
        switch (condition.comparison, isDate) {
        case (.atLeast, false): attribute.validation.minimum = condition.text
        case (.atMost, false): attribute.validation.maximum = condition.text
        case (.atLeast, true): attribute.validation.earliest = condition.text
        case (.atMost, true): attribute.validation.latest = condition.text
        case (.matches, false): attribute.validation.pattern = condition.text
        case (.matches, true): return false
        }
        return true
    }
}

/// A condition that a model file has a place for. For example: `SELF >= 5`.
struct ValidationCondition {
    enum Comparison {
        case atLeast
        case atMost
        case matches
    }

    let comparison: Comparison
    let text: String

    /// `NSPredicateOperatorType`.
    private static let comparisons: [Int64: Comparison] = [1: .atMost, 3: .atLeast, 6: .matches]

    init?(_ predicate: ArchivedObject) {
        guard predicate.className == "NSComparisonPredicate",
            let left = predicate["NSLeftExpression"].object,
            let right = predicate["NSRightExpression"].object,
            let type = predicate["NSPredicateOperator"].object?["NSOperatorType"].integer,
            let comparison = Self.comparisons[type],
            ["SELF", "length"].contains(PredicateText().expression(left)),
            let text = Self.constant(right)
        else { return nil }
        self.comparison = comparison
        self.text = text
    }

    private static func constant(_ expression: ArchivedObject) -> String? {
        let value = expression["NSConstantValue"]
        if let text = value.text { return text }
        if let number = value.integer { return "\(number)" }
        if let seconds = value.object?["NS.time"].real { return "\(seconds)" }
        return value.real.map { "\($0)" }
    }
}
