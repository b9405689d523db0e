import ModelIR

extension ModelFileModel {
    /// The diagnostics that aren't reported about an entity and its properties.
    mutating func storeSuppressions(ofEntity index: Int) {
        guard model.suppressions != nil else { return }
        let entity = model.entities[index]
        if let entry = entry(of: entity) { model.entities[index].userInfo.put(entry) }
        for property in entity.properties.sortedByKind {
            let isComposite = property.kind == .composite
            let owner = isComposite ? storage[[entity.name, property.name]] : property.name
            let flag = property.isIgnored ? [true.entryText] : []
            guard let owner, let entry = entry(of: entity, property, flag) else { continue }
            add(entry, to: owner, ofEntity: index)
        }
    }

    private func entry(
        of entity: Entity,
        _ property: Property? = nil,
        _ flag: [String] = []
    ) -> NamedText? {
        let ids =
            property.map { model.suppressedIDs(of: $0, in: entity) }
            ?? model.suppressedIDs(entity: entity.name)
        if ids.isEmpty { return nil }
        return UserInfoKey.ignore.entry((flag + ids).joined(separator: ", "))
    }
}
