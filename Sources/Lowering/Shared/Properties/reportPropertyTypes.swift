import Diagnostics
import ModelIR
import SwiftNames

/// Reports types and names that attributes can't have.
package func reportPropertyTypes(
    _ model: Model,
    _ valueTypes: [String: ValueType],
    names: TargetNames,
    _ diagnostics: inout DiagnosticSink
) {
    diagnostics.report(contentsOf: inheritedNames(in: model))
    for index in model.entities.indices
    where model.entities[index].properties.attributes.contains(where: { $0.code != nil }) {
        let entity = model.entities[index]
        let taken = TakenNames(entity)
        for attribute in entity.attributes where attribute.code != nil {
            let type = attribute.valueType.flatMap { problem(of: $0, for: attribute, valueTypes) }
            let name = attribute.code?.name.flatMap {
                problem(ofName: $0, attribute, entity, taken, names)
            }
            for (part, problem) in [("type", type), ("name", name)] {
                guard let problem else { continue }
                let place = attribute.declaredOrigin.location(of: part)
                diagnostics.report(Diagnostic(.error, problem.id, at: place, problem.message))
            }
        }
    }
}

/// The names of an entity's properties.
private struct TakenNames {
    private let attributes: Set<String>
    private let others: Set<String>
    /// The attributes with a different name in the code.
    private let typed: [String: [String]]

    init(_ entity: Entity) {
        attributes = Set(entity.attributes.map(\.name))
        others = Set(entity.relationships.map(\.name) + entity.fetchedProperties.map(\.name))
        var typed: [String: [String]] = [:]
        for attribute in entity.attributes {
            if let name = attribute.code?.name { typed[name, default: []].append(attribute.name) }
        }
        self.typed = typed
    }

    func isTaken(_ name: String, by attribute: Attribute) -> Bool {
        name != attribute.name && attributes.contains(name) || others.contains(name)
            || typed[name, default: []].contains { $0 != attribute.name }
    }
}

private func problem(
    ofName name: String,
    _ attribute: Attribute,
    _ entity: Entity,
    _ taken: TakenNames,
    _ names: TargetNames
) -> (id: String, message: String)? {
    // The attribute behind a value has its own name.
    let isOther = attribute.valueType == nil || name != attribute.name
    let isFree = !taken.isTaken(name, by: attribute) && isOther
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
    for attribute: Attribute,
    _ valueTypes: [String: ValueType]
) -> (id: String, message: String)? {
    guard let type = valueTypes[name] else {
        if name == AttributeType.int.swiftName, AttributeType.scalars.contains(attribute.type) {
            return (
                "property.type-mismatch",
                "'\(name)' is the type of 64-bit integers, and '\(attribute.name)' holds"
                    + " \(attribute.type.words); leave the type out, or change the attribute"
            )
        }
        return ("property.unknown-type", unknownValueType(name, valueTypes))
    }
    guard let rawType = type.rawType else {
        if case .composite = attribute.type, type.isStructure { return nil }
        return (
            "property.composite-type",
            "'\(name)' is stored in several attributes, so one attribute can't have it"
        )
    }
    guard attribute.type.stored != rawType.stored else { return nil }
    return (
        "property.type-mismatch",
        "'\(name)' is stored as \(rawType.words), and '\(attribute.name)' holds"
            + " \(attribute.type.words); change one of them"
    )
}
