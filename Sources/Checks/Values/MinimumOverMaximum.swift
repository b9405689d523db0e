import Diagnostics
import ModelIR

/// The minimum of an attribute isn't greater than its maximum.
enum MinimumOverMaximum: Rule {
    static let id = "attribute.minimum-over-maximum"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.meaning
    static let summary = "the minimum of an attribute is greater than its maximum"
    static let reason = "No value is valid, so an object with a value can't be saved."
    static let before = #"""
        <attribute name="stars" attributeType="Integer 16" minValueString="5" maxValueString="1"/>
        """#
    static let after = #"""
        <attribute name="stars" attributeType="Integer 16" minValueString="1" maxValueString="5"/>
        """#

    static func check(_ context: RuleContext) {
        for (entity, attribute) in context.constrainedAttributes {
            let validation = attribute.validation
            let bounds = [
                (validation.minimum, validation.maximum, "maxValueString"),
                (validation.earliest, validation.latest, "maxDateTimeInterval"),
            ]
            for case (let lower?, let upper?, let part) in bounds {
                guard let least = Double(lower), let greatest = Double(upper), least > greatest
                else { continue }
                context.report(
                    Self.self,
                    at: context.place(attribute.origin, part, "name"),
                    "no value of '\(entity).\(attribute.name)' is valid: at least \(lower) and at "
                        + "most \(upper)"
                )
            }
        }
    }
}
