import Diagnostics
import ModelIR

/// The pattern of an attribute is a valid regular expression.
enum WrongPattern: Rule {
    static let id = "attribute.wrong-pattern"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.meaning
    static let summary = "the regular expression of an attribute doesn't compile"
    static let reason =
        "Validating a value raises an Objective-C exception, which terminates the program."
    static let before = #"""
        <attribute name="code" attributeType="String" regularExpressionString="[A-Z{3}"/>
        """#
    static let after = #"""
        <attribute name="code" attributeType="String" regularExpressionString="[A-Z]{3}"/>
        """#

    static func check(_ context: RuleContext) {
        for (entity, attribute) in context.constrainedAttributes {
            guard let pattern = attribute.validation.pattern,
                let problem = patternProblem(pattern)
            else { continue }
            context.report(
                Self.self,
                at: context.place(attribute.origin, "regularExpressionString", "name"),
                "the regular expression of '\(entity).\(attribute.name)' \(problem)"
            )
        }
    }
}
