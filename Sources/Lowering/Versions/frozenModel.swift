import ModelIR

/// Returns the part of an older model that the stored properties of its classes depend on, which
/// names no type of the current code.
func frozenModel(_ model: Model) -> Model {
    var result = model
    result.fetchRequests = []
    result.configurations = []
    result.composites = []
    result.suppressions = nil
    result.valueTypes = []
    result.declarations = []
    result.imports = []
    result.entities = model.entities.map { entity in
        var entity = entity
        entity.documentation = []
        entity.fetchedProperties = []
        entity.compositeProperties = []
        entity.code = nil
        entity.attributes = entity.attributes.map { attribute in
            var attribute = attribute
            attribute.code = nil
            return attribute
        }
        entity.relationships = entity.relationships.map(frozen)
        return entity
    }
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
