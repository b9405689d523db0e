import Diagnostics
import ModelIR

/// The default of an attribute is within the attribute's bounds.
enum DefaultOutOfBounds: Rule {
    static let id = "attribute.default-out-of-bounds"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.advice
    static let summary = "the default of an attribute isn't a valid value"
    static let reason = """
        A new object has the default, and can't be saved until it has a different value. If that's intended, to require \
        an explicit value, remove the default.
        """
    static let before = #"""
        <attribute name="stars" attributeType="Integer 16" defaultValueString="0" minValueString="1"/>
        """#
    static let after = #"""
        <attribute name="stars" attributeType="Integer 16" defaultValueString="1" minValueString="1"/>
        """#

    static func check(_ context: RuleContext) {
        for (entity, attribute) in context.attributes(where: { $0.validation.hasBounds }) {
            guard case .literal(let value)? = attribute.defaultValue,
                let problem = attribute.validation.problem(of: value)
            else { continue }
            context.report(
                Self.self,
                at: context.place(
                    attribute.origin,
                    "defaultValueString",
                    "defaultDateTimeInterval",
                    "default",
                    "name"
                ),
                "the default of '\(entity).\(attribute.name)' \(problem)"
            )
        }
    }
}

extension Attribute.Validation {
    /// Returns the problem with a value. For example: `is less than 1`.
    fileprivate func problem(of value: Literal) -> String? {
        switch value {
        case .boolean: nil
        case .integer(let number): problem(of: Double(number), minimum, maximum)
        case .real(let number): problem(of: number, minimum, maximum)
        case .decimal(let digits): Double(digits).flatMap { problem(of: $0, minimum, maximum) }
        case .date(let seconds): problem(of: seconds, earliest, latest)
        case .string(let text):
            problem(of: Double(text.utf16.count), minimum, maximum).map {
                "has a length that \($0)"
            }
        }
    }

    private func problem(of value: Double, _ lower: String?, _ upper: String?) -> String? {
        if let lower, let least = Double(lower), value < least { return "is less than \(lower)" }
        if let upper, let most = Double(upper), value > most { return "is greater than \(upper)" }
        return nil
    }
}
