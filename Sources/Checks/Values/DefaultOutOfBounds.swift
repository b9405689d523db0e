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
        for (entity, attribute) in context.constrainedAttributes {
            guard case .literal(let value)? = attribute.defaultValue,
                let problem = attribute.validation.problem(of: value)
            else { continue }
            context.report(
                Self.self,
                at: context.placeOfDefault(attribute),
                "the default of '\(entity).\(attribute.name)' \(problem)"
            )
        }
    }
}

extension RuleContext {
    /// The place of the default of an attribute, in whichever input declares it.
    func placeOfDefault(_ attribute: Attribute) -> SourceLocation {
        place(
            attribute.origin,
            "defaultValueString",
            "defaultDateTimeInterval",
            "default",
            "name"
        )
    }
}

extension Attribute.Validation {
    /// Returns the problem with a value. For example: `is less than 1`.
    fileprivate func problem(of value: Literal) -> String? {
        switch value {
        case .boolean: nil
        case .integer(let number): boundsProblem(Double(number), minimum, maximum)
        case .real(let number): boundsProblem(number, minimum, maximum)
        case .decimal(let digits): Double(digits).flatMap { boundsProblem($0, minimum, maximum) }
        case .date(let seconds): boundsProblem(seconds, earliest, latest)
        case .string(let text):
            boundsProblem(Double(text.utf16.count), minimum, maximum).map {
                "has a length that \($0)"
            }
        }
    }
}
