import Diagnostics
import ModelIR

/// The transformer of an attribute only creates objects of expected classes.
enum InsecureTransformer: Rule {
    static let id = "attribute.insecure-transformer"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.advice
    static let summary = "a transformable attribute has an insecure transformer"
    static let reason = """
        `NSKeyedUnarchiveFromData` and `NSUnarchiveFromData` create an object of any class that the data names, and are \
        deprecated. `NSSecureUnarchiveFromData` reads the same archives if the classes adopt `NSSecureCoding`.
        """
    static let before = #"""
        <attribute name="color" attributeType="Transformable" valueTransformerName="NSKeyedUnarchiveFromData"/>
        """#
    static let after = #"""
        <attribute name="color" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData"/>
        """#
    static let hasFix = true

    /// The name of the recommended transformer.
    static let secure = "NSSecureUnarchiveFromData"
    private static let insecure: Set = [
        "NSKeyedUnarchiveFromData", "NSKeyedUnarchiveFromDataTransformerName",
        "NSUnarchiveFromData", "NSUnarchiveFromDataTransformerName",
    ]

    static func check(_ context: RuleContext) {
        for (entity, attribute) in context.attributes(where: { $0.type == .transformable }) {
            guard let name = attribute.valueTransformerName, insecure.contains(name) else {
                continue
            }
            let part = "valueTransformerName"
            context.report(
                Self.self,
                at: context.place(attribute.origin, part, "name"),
                "'\(entity).\(attribute.name)' is read by '\(name)', which creates objects of any "
                    + "class; use '\(secure)'",
                fix: context.fix("Write '\(secure)'.", attribute.origin, part, secure)
            )
        }
    }
}
