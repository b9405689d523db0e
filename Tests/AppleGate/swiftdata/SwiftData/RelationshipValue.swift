/// A relationship of an object with its members.
struct RelationshipValue {
    let objects: [any PersistentModel]
    let deleteRule: Schema.Relationship.DeleteRule
    private let keyPath: AnyKeyPath

    /// `nil` if the property is an attribute.
    init?(_ property: Schema.PropertyMetadata, of model: any PersistentModel) {
        let value = (model as Any)[keyPath: property.keypath]
        if let object = value as? any PersistentModel {
            objects = [object]
        } else if let members = value as? [any PersistentModel] {
            objects = members
        } else {
            return nil
        }
        deleteRule = (property.metadata as? Schema.Relationship)?.deleteRule ?? .nullify
        keyPath = property.keypath
    }

    /// Clears the other side.
    func remove<Root: PersistentModel, Other: PersistentModel>(
        _ object: Root,
        from other: Other
    ) {
        Inverse(of: keyPath, Root.self, Other.self)?.move(object, from: [other], to: [])
    }
}

extension PersistentModel {
    var relationships: [RelationshipValue] {
        Self.schemaMetadata.compactMap { RelationshipValue($0, of: self) }
    }
}
