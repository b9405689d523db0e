import ModelIR

func canonical(_ entity: Entity) -> Entity {
    var result = entity
    result.renamingIdentifier = identifier(entity.renamingIdentifier, entity.name)
    result.codeGeneration = nil
    result.documentation = []
    result.kept = []
    result.userInfo.sort { ($0.name, $0.text) < ($1.name, $1.text) }
    result.attributes = entity.attributes.map(canonical)
    result.relationships = entity.relationships.map(canonical).sorted { $0.name < $1.name }
    result.fetchedProperties = entity.fetchedProperties.map(canonical).sorted { $0.name < $1.name }
    result.compositeProperties = entity.compositeProperties.map { withoutText($0) }
        .sorted { $0.name < $1.name }
    result.uniquenessConstraints = Set(entity.uniquenessConstraints.map { $0.sorted() })
        .sorted { $0.lexicographicallyPrecedes($1) }
    result.indexes = entity.indexes.map(canonical).sorted { $0.sortKey < $1.sortKey }
    result.code = entity.code.map(canonical)
    return result
}

func canonical(_ attribute: Attribute) -> Attribute {
    var result = withoutText(attribute)
    result.renamingIdentifier = identifier(attribute.renamingIdentifier, attribute.name)
    // Only Xcode's own code depends on it.
    result.usesScalarType = nil
    result.kept = []
    result.userInfo.sort { ($0.name, $0.text) < ($1.name, $1.text) }
    return result
}

private func canonical(_ relationship: Relationship) -> Relationship {
    var result = withoutText(relationship)
    result.renamingIdentifier = identifier(relationship.renamingIdentifier, relationship.name)
    result.kept = []
    result.userInfo.sort { ($0.name, $0.text) < ($1.name, $1.text) }
    // An attribute that says nothing is one that says the usual.
    if relationship.minimumCount == 0 { result.minimumCount = nil }
    if relationship.maximumCount == 0 || relationship.cardinality == .toOne {
        result.maximumCount = nil
    }
    if relationship.cardinality == .toOne { result.minimumCount = nil }
    return result
}

private func canonical(_ property: FetchedProperty) -> FetchedProperty {
    var result = property
    result.kept = []
    result.request.kept = []
    result.userInfo.sort { ($0.name, $0.text) < ($1.name, $1.text) }
    return result
}

private func canonical(_ index: Index) -> Index {
    var result = index
    result.kept = []
    result.userInfo.sort { ($0.name, $0.text) < ($1.name, $1.text) }
    for place in result.elements.indices {
        result.elements[place].kept = []
        result.elements[place].origin = nil
    }
    return result
}

/// What the class itself says in code, without the text of its members.
private func canonical(_ code: CodeDetails) -> CodeDetails {
    var result = code
    result.imports = []
    result.carriedOver = []
    result.declarations = []
    result.conformances.sort { $0.name < $1.name }
    result.parameterDefaults.sort { $0.name < $1.name }
    result.initializers.sort { $0.name < $1.name }
    return result
}

/// A property without its documentation and its observers.
private func withoutText<Property: EntityProperty>(_ property: Property) -> Property {
    guard property.code != nil else { return property }
    var result = property
    result.changeCode {
        $0.documentation = []
        $0.observers = []
        $0.origin = nil
    }
    return result
}

/// A renaming identifier that says something.
private func identifier(_ text: String?, _ name: String) -> String? {
    text == name || text?.isEmpty == true ? nil : text
}

extension Index {
    /// What tells it from others: the name, or what an index of an old model covers.
    var sortKey: String {
        name ?? elements.map { $0.property ?? $0.expression ?? "" }.joined(separator: ",")
    }
}
