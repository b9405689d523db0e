import ModelIR

/// Returns the part of an older model that the stored properties of its classes depend on, which
/// names no type of the current code.
///
/// Values are stored by their raw values; only types that are stored as they are remain.
///
/// - Parameter current: The names that the current code declares, other than classes.
func frozenModel(_ model: Model, beside current: Set<String>) -> Model {
    var result = storedModel(model, beside: current)
    result.composites = []
    result.entities = result.entities.map(frozen)
    result.valueTypes = valueTypes(of: result)
    return result
}

private func frozen(_ entity: Entity) -> Entity {
    var result = entity
    result.compositeProperties = []
    result.attributes = entity.attributes.map { attribute in
        var attribute = attribute
        attribute.code = nil
        return attribute
    }
    result.relationships = entity.relationships.map(frozen)
    return result
}

/// The relationship with the type of its declaration, which CloudKit may require.
private func frozen(_ relationship: Relationship) -> Relationship {
    var result = relationship
    result.code = nil
    let isOptional = relationship.code?.isOptionalCollection ?? false
    result.changeCode { $0.isOptionalCollection = isOptional }
    return result
}

/// The value types that declared types of stored properties consist of.
private func valueTypes(of model: Model) -> [ValueType] {
    let declared = model.declarations + model.entities.flatMap { $0.code?.carriedOver ?? [] }
    return elements(
        of: model.valueTypes,
        named: declared.flatMap { identifiers(in: $0.text) },
        name: \.ownName,
        uses: { $0.partTypes.flatMap(identifiers) }
    )
}
