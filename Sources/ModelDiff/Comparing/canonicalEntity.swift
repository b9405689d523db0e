import ModelIR

func canonical(_ entity: Entity) -> Entity {
    var result = entity
    result.renamingIdentifier = identifier(entity.renamingIdentifier, entity.name)
    result.codeGeneration = nil
    result.distribution?.origin = entity.origin
    result.documentation = []
    result.kept = []
    result.userInfo.sort { ($0.name, $0.text) < ($1.name, $1.text) }
    result.properties = canonical(entity.properties)
    result.uniquenessConstraints = Set(entity.uniquenessConstraints.map { $0.sorted() })
        .sorted { $0.lexicographicallyPrecedes($1) }
    result.indexes = entity.indexes.map(canonical).sorted { $0.sortKey < $1.sortKey }
    result.code = entity.code.map(canonical)
    return result
}

/// The attributes in their order, which matters to stores, then the others by name.
private func canonical(_ properties: PropertyList) -> PropertyList {
    let sorted = properties.sortedByKind.map(canonical)
    let first = sorted.firstIndex { $0.kind != .attribute } ?? sorted.endIndex
    return PropertyList(
        sorted[..<first]
            + sorted[first...].sorted { left, right in
                (left.kind.rawValue, left.name) < (right.kind.rawValue, right.name)
            }
    )
}

private func canonical(_ property: Property) -> Property {
    switch property {
    case .attribute(let attribute): .attribute(canonical(attribute))
    case .relationship(let relationship): .relationship(canonical(relationship))
    case .fetched(let property): .fetched(canonical(property))
    case .composite(let property): .composite(withoutText(property))
    }
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
