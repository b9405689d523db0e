import Diagnostics
import ModelIR
import SharedLowering

/// The diagnostic for a composite property that the parameter of its binder would hide.
func hiddenName(_ property: CompositeProperty, in model: Model) -> Diagnostic? {
    guard ["row", "statement"].contains(property.name) || isTypeOfClass(property.name) else {
        return nil
    }
    return Diagnostic(
        .error,
        "property.unusable-name",
        at: property.origin.location,
        "'\(property.name)' can't be the name of a property over several columns; rename it"
    )
}

/// The diagnostic for an attribute that can't be stored in a column.
func leftOut(_ attribute: Attribute, of entity: Entity, in model: Model) -> Diagnostic {
    let reason =
        if attribute.derivation != nil {
            "nothing computes derived attributes in SQLite"
        } else if case .composite(let name) = attribute.type {
            "declare '@Composite struct \(name)' in Swift, with the elements of the composite, to store"
                + " them"
        } else {
            "what it holds has no form in SQLite"
        }
    return Diagnostic(
        .warning,
        "attribute.left-out",
        at: attribute.origin.location(of: "name"),
        "'\(attribute.name)' of '\(entity.name)' is left out of the code for SQLite: \(reason)"
    )
}

/// The diagnostic for an attribute whose transformer isn't part of the code: what it hides, or makes
/// smaller, isn't hidden or small in the file.
func untransformed(_ attribute: Attribute, of entity: Entity, _ transformer: String) -> Diagnostic {
    Diagnostic(
        .warning,
        "attribute.untransformed",
        at: attribute.origin.location(of: "name"),
        "'\(attribute.name)' of '\(entity.name)' is stored as JSON in SQLite, without the transformer"
            + " '\(transformer)'"
    )
}

/// The diagnostic for a fetched property, which only Core Data supports.
func leftOut(_ property: FetchedProperty, of entity: Entity, in model: Model)
    -> Diagnostic
{
    Diagnostic(
        .warning,
        "fetched-property.left-out",
        at: property.origin.location(of: "name"),
        "the fetched property '\(property.name)' of '\(entity.name)' is left out of the code for"
            + " SQLite: fetch what it asks for with a condition"
    )
}

/// The diagnostic for a fetch request, which only Core Data supports: a note, since a model that Core Data
/// uses as well keeps it for good.
func leftOut(_ request: FetchRequest) -> Diagnostic {
    Diagnostic(
        .note,
        "fetch-request.left-out",
        at: request.origin.location(of: "name"),
        "the fetch request '\(request.name)' is left out of the code for SQLite: fetch what it asks for"
            + " with a condition"
    )
}
