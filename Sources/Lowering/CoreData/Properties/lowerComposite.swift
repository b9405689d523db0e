import ModelIR
import SharedLowering
import SwiftNames
import TextLayout

/// Lowers a composite attribute's struct. Core Data stores it as a dictionary.
func lowerComposite(
    _ composite: Composite,
    _ types: TypeNames,
    _ options: LoweringOptions
) -> CompositeView {
    let elements = composite.attributes.map { element($0, types) }
    let parameters = zip(elements, composite.attributes).map { element, attribute in
        "\(element.name): \(element.type) = \(defaultLiteral(attribute, types) ?? "nil")"
    }
    return CompositeView(
        name: SwiftIdentifier.sanitized(composite.name),
        access: options.access.modifier,
        isolation: options.typeIsolation.modifier,
        elements: elements,
        parameters: Breakable.list(parameters),
        dictionaryType: "[\(types.swift("String")): Any]"
    )
}

/// The view of an element, which is optional: dictionaries can lack any of them.
private func element(_ attribute: Attribute, _ types: TypeNames) -> CompositeElementView {
    let name = SwiftIdentifier.parameter(attribute.name)
    let member = SwiftIdentifier.escaped(name)
    let key = SwiftLiteral.string(attribute.name)
    let type = StoredType(attribute, types)
    return CompositeElementView(
        name: member,
        member: SwiftIdentifier.member(name),
        key: key,
        type: "\(type.swift)?",
        read: read(attribute, type, key),
        write: isNested(type) ? "\(member)?.stored" : member
    )
}

private func isNested(_ type: StoredType) -> Bool {
    if case .composite = type.bridge { true } else { false }
}

private func read(_ attribute: Attribute, _ type: StoredType, _ key: String) -> String {
    if case .composite(let initializer) = type.bridge {
        return "(values[\(key)] as? \(type.object)).flatMap(\(initializer))"
    }
    // The dictionary already contains `Any`.
    return attribute.type == .undefined
        ? "values[\(key)]" : "values[\(key)] as? \(type.swift)"
}
