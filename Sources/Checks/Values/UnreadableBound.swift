import Diagnostics
import ModelIR

/// The bounds of an attribute are numbers.
enum UnreadableBound: Rule {
    static let id = "attribute.unreadable-bound"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.meaning
    static let summary = "a bound of an attribute isn't a number"
    static let reason = "A bound that can't be read doesn't hold."
    static let before = #"""
        <attribute name="stars" attributeType="Integer 16" minValueString="one" maxValueString="5"/>
        """#
    static let after = #"""
        <attribute name="stars" attributeType="Integer 16" minValueString="1" maxValueString="5"/>
        """#

    static func check(_ context: RuleContext) {
        for (entity, attribute) in context.constrainedAttributes {
            let validation = attribute.validation
            let bounds = [
                (validation.minimum, "minValueString"), (validation.maximum, "maxValueString"),
                (validation.earliest, "minDateTimeInterval"),
                (validation.latest, "maxDateTimeInterval"),
            ]
            for case (let bound?, let part) in bounds where Double(bound) == nil {
                context.report(
                    Self.self,
                    at: context.place(attribute.origin, part, "name"),
                    "a bound of '\(entity).\(attribute.name)' isn't a number: '\(bound)'"
                )
            }
        }
    }
}
