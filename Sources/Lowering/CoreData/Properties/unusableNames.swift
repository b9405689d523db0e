import Diagnostics
import ModelIR
import SwiftNames

/// The diagnostics for names that can't be used in code.
///
/// Core Data finds a property's accessors by selectors derived from its name. For example: `title`
/// and `setTitle:` for `title`.
func unusableNames(_ entity: Entity, inherited: [Attribute], in model: Model)
    -> [Diagnostic]
{
    let sameMethods = sameMethods(entity)
    if sameMethods.isEmpty, entity.hasUsualNames,
        inherited.indices.allSatisfy({ isUsual(inherited[$0].name) })
    {
        return []
    }
    let names = entity.propertyNames
    let invalid = names.filter { SwiftIdentifier.sanitized($0.name) != $0.name }
    let known = inherited.map { (name: $0.name, origin: $0.origin) }
    return sameMethods
        + invalid.map { diagnostic(invalid: $0.name, $0.origin.location(of: "name")) }
        + withoutPrimitive(entity, names).map {
            diagnostic(withoutPrimitive: $0, $0.origin.location(of: "name"))
        }
        + sameSetters(known + names).map { first, second in
            diagnostic(
                first.name,
                and: second.name,
                second.origin.location(of: "name"),
                first.origin.location(of: "name")
            )
        }
}

/// The diagnostics for to-many relationships whose methods would have one selector.
///
/// For example: `addItemObject:` adds an object to `item`, and several objects to `itemObject`.
private func sameMethods(_ entity: Entity) -> [Diagnostic] {
    let links = entity.relationships.filter { $0.cardinality != .toOne }
    guard links.count > 1 else { return [] }
    return links.flatMap { one in
        links.filter { $0.name == one.name + "Object" }.map { other in
            Diagnostic(
                .error,
                "relationship.same-method",
                at: other.origin.location(of: "name"),
                "'add\(SwiftIdentifier.capitalized(other.name)):' would add objects to both"
                    + " '\(one.name)' and '\(other.name)'; rename one of them in the model",
                notes: [
                    Diagnostic.Note("'\(one.name)' is here", at: one.origin.location(of: "name"))
                ]
            )
        }
    }
}

extension Entity {
    /// Whether all names are usable, which is the usual case.
    fileprivate var hasUsualNames: Bool {
        properties.storedNames.allSatisfy(isUsual)
    }
}

/// Whether a name is an identifier that begins in lowercase and isn't reserved.
private func isUsual(_ name: String) -> Bool {
    guard let first = name.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else {
        return false
    }
    return SwiftIdentifier.sanitized(name) == name && !ReservedMembers.names.contains(name)
}

private typealias PropertyName = (name: String, origin: Origin)

extension Entity {
    fileprivate var propertyNames: [PropertyName] {
        properties.filter { $0.kind != .composite }.map { ($0.name, $0.origin) }
    }
}

/// The attributes with a reserved name whose primitive value is inaccessible because another
/// property has its name.
private func withoutPrimitive(_ entity: Entity, _ names: [PropertyName]) -> [Attribute] {
    entity.attributes.filter { attribute in
        guard ReservedMembers.names.contains(attribute.name) else { return false }
        let primitive = "primitive" + SwiftIdentifier.capitalized(attribute.name)
        return names.contains { $0.name == primitive }
    }
}

/// The pairs of names that differ only in the case of their first letter.
private func sameSetters(_ names: [PropertyName]) -> [(PropertyName, PropertyName)] {
    // Few names begin with a capital letter, and each pair contains one.
    let capitals = names.filter { SwiftIdentifier.capitalized($0.name) == $0.name }
    return capitals.flatMap { capital in
        names.filter {
            $0.name != capital.name && SwiftIdentifier.capitalized($0.name) == capital.name
        }.map { ($0, capital) }
    }
}

private func diagnostic(invalid name: String, _ place: SourceLocation) -> Diagnostic {
    Diagnostic(
        .error,
        "property.invalid-name",
        at: place,
        "a property can't be called '\(name)': a name is of letters, digits and underscores, and"
            + " does not begin with a digit; rename it in the model, for example to"
            + " '\(SwiftIdentifier.sanitized(name))'"
    )
}

private func diagnostic(withoutPrimitive attribute: Attribute, _ place: SourceLocation)
    -> Diagnostic
{
    let primitive = "primitive" + SwiftIdentifier.capitalized(attribute.name)
    return Diagnostic(
        .error,
        "property.out-of-reach",
        at: place,
        "'\(attribute.name)' is taken in every NSManagedObject, and '\(primitive)', the name of its"
            + " primitive value, by another property; rename one of them in the model"
    )
}

private func diagnostic(
    _ first: String,
    and second: String,
    _ place: SourceLocation,
    _ firstPlace: SourceLocation
) -> Diagnostic {
    Diagnostic(
        .error,
        "property.same-setter",
        at: place,
        "'\(second)' and '\(first)' would have one setter, 'set\(second):'; rename one of them in the"
            + " model",
        notes: [Diagnostic.Note("'\(first)' is here", at: firstPlace)]
    )
}
