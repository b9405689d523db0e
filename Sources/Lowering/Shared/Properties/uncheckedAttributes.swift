import Diagnostics
import ModelIR

/// The warnings for bounds and regular expressions of attributes, which only Core Data checks: other stores check
/// the rules of value types.
package func uncheckedAttributes(of model: Model) -> [Diagnostic] {
    model.entities.flatMap { entity in
        entity.attributes.filter { !$0.validation.isEmpty }.map { attribute in
            Diagnostic(
                .warning,
                "attribute.unchecked",
                at: attribute.origin.location(of: "name"),
                "'\(entity.name).\(attribute.name)' is written without its validation; give it a type with"
                    + " '@Validated', whose rules are checked"
            )
        }
    }
}
