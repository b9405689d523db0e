import Diagnostics
import ModelIR

/// The diagnostics for a property that has no initial value if its condition doesn't hold.
///
/// - Parameter origin: The origin of the stored property.
package func withoutValue(
    _ property: String,
    of entity: Entity,
    under condition: String,
    at origin: Origin,
    in model: Model
) -> Diagnostic {
    Diagnostic(
        .error,
        "property.conditional-without-default",
        at: origin.location(of: "name"),
        "'\(property)' of '\(entity.name)' is stored on every platform, and no initializer takes it,"
            + " since it is there for the code only where '\(condition)' holds; make it optional, or"
            + " give it a constant, '.now' or 'UUID()' as default"
    )
}

/// The diagnostics for relationships that need an object, but that no code sets if their conditions
/// don't hold.
package func withoutDestination(_ entity: Entity, in model: Model) -> [Diagnostic] {
    entity.relationships.compactMap { relationship in
        guard let condition = relationship.condition, relationship.cardinality == .toOne,
            !relationship.isOptional
        else { return nil }
        return Diagnostic(
            .error,
            "property.conditional-without-default",
            at: relationship.origin.location(of: "name"),
            "'\(relationship.name)' of '\(entity.name)' is required on every platform, and can be set"
                + " only where '\(condition)' holds; make it optional"
        )
    }
}
