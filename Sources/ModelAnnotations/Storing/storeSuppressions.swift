import ModelIR

extension ModelFileModel {
    /// The diagnostics that aren't reported about an entity and its properties.
    mutating func storeSuppressions(ofEntity index: Int) {
        guard model.suppressions != nil else { return }
        let entity = model.entities[index]
        if let entry = entry(of: entity) { model.entities[index].userInfo.put(entry) }
        for attribute in entity.attributes {
            let flag = attribute.isIgnored ? [true.entryText] : []
            guard let entry = entry(of: entity, attribute, flag) else { continue }
            add(entry, toAttribute: attribute.name, ofEntity: index)
        }
        for relationship in entity.relationships {
            guard let entry = entry(of: entity, relationship) else { continue }
            add(entry, toRelationship: relationship.name, ofEntity: index)
        }
        for property in entity.compositeProperties {
            guard let entry = entry(of: entity, property),
                let first = storage[[entity.name, property.name]]
            else { continue }
            add(entry, toAttribute: first, ofEntity: index)
        }
    }

    private func entry(
        of entity: Entity,
        _ property: (any EntityProperty)? = nil,
        _ flag: [String] = []
    ) -> NamedText? {
        let ids =
            property.map { model.suppressedIDs(of: $0, in: entity) }
            ?? model.suppressedIDs(entity: entity.name)
        if ids.isEmpty { return nil }
        return UserInfoKey.ignore.entry((flag + ids).joined(separator: ", "))
    }
}
