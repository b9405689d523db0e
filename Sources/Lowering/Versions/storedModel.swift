import ModelIR

/// Returns the part of an older model that its files depend on: what is stored, and its types.
///
/// Documentation, members and observers are for code that works with the current version.
///
/// - Parameter current: The names that the current code declares, other than classes.
func storedModel(_ model: Model, beside current: Set<String>) -> Model {
    var result = model
    result.fetchRequests = []
    result.configurations = []
    result.suppressions = nil
    result.valueTypes = model.valueTypes.map(storedType)
    result.declarations = storedDeclarations(of: model)
    if result.declarations.isEmpty { result.imports = [] }
    let missing = missingNames(of: model, result, beside: current)
    let members = OwnMembers(of: model, result, beside: current)
    result.entities = model.entities.map { entity in
        storedEntity(entity) { text, attribute in
            !missing.isDisjoint(with: identifiers(in: text)) || usesOwnFunction(text)
                || members.areMissing(in: text, of: attribute, in: entity)
        }
    }
    return result
}

// MARK: - Entities

/// - Parameter isLost: Whether the code of the version can't have the default of an attribute.
private func storedEntity(_ entity: Entity, _ isLost: (String, Attribute) -> Bool) -> Entity {
    var result = entity
    result.documentation = []
    result.fetchedProperties = []
    result.code = entity.code.map { code in
        var stored = CodeDetails()
        stored.condition = code.condition
        stored.imports = code.imports
        stored.carriedOver = entity.heldTypes
        return stored
    }
    result.attributes = entity.attributes.map { storedAttribute($0, isLost) }
    result.relationships = entity.relationships.map(storedProperty)
    result.compositeProperties = entity.compositeProperties.map(storedProperty)
    return result
}

private func storedAttribute(
    _ attribute: Attribute,
    _ isLost: (String, Attribute) -> Bool
) -> Attribute {
    var result = storedProperty(attribute)
    guard case .opaque(let text, _) = attribute.defaultValue else { return result }
    if isLost(text, attribute) { result.defaultValue = nil }
    return result
}

/// Everything but its documentation and its behavior; stages can set what is otherwise read-only.
private func storedProperty<Property: EntityProperty>(_ property: Property) -> Property {
    guard property.code != nil else { return property }
    var result = property
    result.changeCode {
        $0.documentation = []
        $0.modifiers = []
        $0.isReadOnly = false
        $0.cloneRule = nil
        $0.observers = []
    }
    return result
}

// MARK: - Types

private func storedType(_ type: ValueType) -> ValueType {
    var result = type
    result.documentation = []
    result.code = TypeCode()
    result.extensions = TypeCode()
    switch type.kind {
    case .validated: break
    case .optionSet(var set):
        for index in set.options.indices { set.options[index].documentation = [] }
        result.kind = .optionSet(set)
    case .enumeration(var enumeration):
        for index in enumeration.cases.indices { enumeration.cases[index].documentation = [] }
        result.kind = .enumeration(enumeration)
    case .structure(var structure):
        removeDocumentation(&structure.parts)
        result.kind = .structure(structure)
    case .choice(var choice):
        for index in choice.cases.indices {
            choice.cases[index].documentation = []
            removeDocumentation(&choice.cases[index].parts)
        }
        result.kind = .choice(choice)
    }
    return result
}

private func removeDocumentation(_ parts: inout [Part]) {
    for index in parts.indices { parts[index].documentation = [] }
}

/// The types that attributes hold, with those that they consist of, and their extensions.
private func storedDeclarations(of model: Model) -> [SourceFragment] {
    let attributes = model.entities.flatMap(\.attributes)
    let external = model.valueTypes.filter(\.isExternal).map(\.name)
    return elements(
        of: model.declarations.filter { $0.declaresType || $0.isExtension },
        named: (attributes.compactMap(\.customClassName) + external).flatMap(identifiers),
        name: \.declaredName,
        uses: { identifiers(in: $0.text) }
    )
}

/// The names that the code of the older model declared, and that neither its stored part nor the
/// current code does.
private func missingNames(
    of model: Model,
    _ stored: Model,
    beside current: Set<String>
) -> Set<String> {
    let members = model.valueTypes.flatMap { $0.code.members + $0.extensions.members }
    let classes = model.entities.flatMap { entity in
        (entity.code?.carriedOver ?? []).filter { !$0.declaresType }
    }
    let all = (model.declarations + members + classes).map(\.declaredName)
    return Set(all).subtracting(stored.declarations.map(\.declaredName)).subtracting(current)
}

extension SourceFragment {
    var isExtension: Bool { name.hasPrefix("extension ") }

    /// The name of the type that it declares or extends, or of the function.
    var declaredName: String {
        let name = isExtension ? String(name.dropFirst("extension ".count)) : name
        return identifiers(in: name).first ?? name
    }
}
