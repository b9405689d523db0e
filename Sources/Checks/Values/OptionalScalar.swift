import Diagnostics
import ModelIR

/// An optional attribute isn't a scalar.
enum OptionalScalar: Rule {
    static let id = "attribute.optional-scalar"
    static let severity = Diagnostic.Severity.note
    static let stage = RuleStage.advice
    static let summary = "an optional attribute requests a scalar property"
    static let reason = """
        A scalar can't be nil: in classes that Xcode generates, a missing value reads as 0 or false, and writing it back \
        stores that. modelgen generates an optional property, so the note matters only if Xcode's classes are used as \
        well. Either require a value, or don't use a scalar.
        """
    static let before = #"""
        <attribute name="rating" optional="YES" attributeType="Integer 16" usesScalarValueType="YES"/>
        """#
    static let after = #"""
        <attribute name="rating" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
        """#

    static func check(_ context: RuleContext) {
        guard !context.isSwift else { return }
        for entity in context.model.entities {
            for attribute in entity.attributes where attribute.flattensMissingValue {
                context.report(
                    Self.self,
                    at: context.place(attribute.origin, "usesScalarValueType", "name"),
                    "'\(entity.name).\(attribute.name)' is optional and a scalar, so Xcode's class "
                        + "reads a missing value as \(attribute.type == .boolean ? "false" : "0")"
                )
            }
        }
    }
}

extension Attribute {
    /// Whether a scalar Objective-C property couldn't distinguish a missing value from zero.
    fileprivate var flattensMissingValue: Bool {
        guard isOptional, usesScalarType == true, defaultValue == nil else { return false }
        return type.isInteger || type == .boolean || type == .float || type == .double
            || type == .date
    }
}
