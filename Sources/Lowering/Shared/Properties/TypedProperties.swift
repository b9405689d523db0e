import Diagnostics
import ModelIR
import SwiftNames

/// How the code sees the attributes of a class, parents included, and the types of its values.
package struct TypedProperties: Sendable {
    private var properties: [String: TypedProperty] = [:]
    private let valueTypes: [String: ValueType]

    package init(_ properties: [TypedProperty], _ valueTypes: [String: ValueType]) {
        self.valueTypes = valueTypes
        for property in properties { self.properties[property.attribute] = property }
    }

    /// Whether all attributes are simply what is stored.
    var isEmpty: Bool { properties.isEmpty }

    package subscript(attribute: Attribute) -> TypedProperty? {
        properties.isEmpty ? nil : properties[attribute.name]
    }

    /// The type of an attribute's values; nil where it is simply what is stored.
    package func value(of attribute: Attribute) -> TypedValue? {
        if let name = self[attribute]?.valueType {
            return valueTypes[name].flatMap(TypedValue.init)
        }
        // A struct that is declared under the name of a composite is what this holds.
        guard case .composite(let name) = attribute.type, let type = valueTypes[name],
            type.isStructure
        else { return nil }
        return TypedValue(type)
    }

    /// The ids of an option set that shows as a list of them.
    package func ids(of attribute: Attribute) -> OptionSetType.IDs? {
        guard let property = self[attribute], property.showsIDs, let name = property.valueType,
            case .optionSet(let set) = valueTypes[name]?.kind
        else { return nil }
        return set.ids
    }

    /// Whether the attribute has a property at all.
    package func isShown(_ attribute: Attribute) -> Bool { !(self[attribute]?.isIgnored ?? false) }
}

/// The diagnostics for types that attributes can't have.
package func reportTypedProperties(
    _ model: Model,
    _ valueTypes: [String: ValueType],
    names: TargetNames,
    _ diagnostics: inout DiagnosticSink
) {
    for entity in model.entities where !entity.typedProperties.isEmpty {
        let taken = TakenNames(entity)
        for property in entity.typedProperties {
            let attribute = taken.attributes[property.attribute].map { entity.attributes[$0] }
            let type = property.valueType.flatMap { problem(of: $0, for: attribute, valueTypes) }
            let name = property.name.flatMap { problem(ofName: $0, property, entity, taken, names) }
            for (part, problem) in [("type", type), ("name", name)] {
                guard let problem else { continue }
                let place = model.location(of: property.origin, part: part)
                diagnostics.report(Diagnostic(.error, problem.id, at: place, problem.message))
            }
        }
    }
}

/// The names that the properties of an entity have.
private struct TakenNames {
    /// The index of each attribute.
    let attributes: [String: Int]
    private let others: Set<String>
    /// The attributes that code sees under a name of its own.
    private let typed: [String: [String]]

    init(_ entity: Entity) {
        let names = entity.attributes.map(\.name)
        attributes = Dictionary(zip(names, names.indices)) { first, _ in first }
        others = Set(entity.relationships.map(\.name) + entity.fetchedProperties.map(\.name))
        var typed: [String: [String]] = [:]
        for property in entity.typedProperties {
            if let name = property.name { typed[name, default: []].append(property.attribute) }
        }
        self.typed = typed
    }

    func isTaken(_ name: String, by property: TypedProperty) -> Bool {
        name != property.attribute && attributes[name] != nil || others.contains(name)
            || typed[name, default: []].contains { $0 != property.attribute }
    }
}

private func problem(
    ofName name: String,
    _ property: TypedProperty,
    _ entity: Entity,
    _ taken: TakenNames,
    _ names: TargetNames
) -> (id: String, message: String)? {
    // What is stored behind a value has a name of its own.
    let isOther = property.valueType == nil || name != property.attribute
    let isFree = !taken.isTaken(name, by: property) && isOther
    if SwiftIdentifier.sanitized(name) == name, !names.reserved.contains(name), isFree {
        return nil
    }
    return (
        "property.unusable-name",
        "'\(name)' can't be the name of a property of '\(entity.name)': it is no identifier, or it is"
            + " taken"
    )
}

private func problem(
    of name: String,
    for attribute: Attribute?,
    _ valueTypes: [String: ValueType]
) -> (id: String, message: String)? {
    guard let type = valueTypes[name] else {
        let nearest = didYouMean(nearestName(to: name, in: valueTypes.keys.sorted()))
        return ("property.unknown-type", "there is no value type '\(name)'" + nearest)
    }
    guard let rawType = type.rawType else {
        if case .composite = attribute?.type, type.isStructure { return nil }
        return (
            "property.composite-type",
            "'\(name)' is stored in several attributes, so one attribute can't have it"
        )
    }
    guard let attribute, attribute.type.stored != rawType.stored else { return nil }
    return (
        "property.type-mismatch",
        "'\(name)' is stored as \(rawType.words), and '\(attribute.name)' holds"
            + " \(attribute.type.words); change one of them"
    )
}
