import ModelIR

extension ModelAssembler {
    mutating func entity(_ archived: ArchivedObject) -> Entity {
        let name = archived["NSEntityName"].text ?? ""
        let parent = archived["NSSuperentity"].object
        var result = Entity(name: name, origin: origin)
        result.classReference = classReference(archived)
        result.isAbstract = archived["NSIsAbstract"].isTrue
        result.parent = parent?["NSEntityName"].text ?? archived["NSSuperentityName"].text
        result.renamingIdentifier = archived.renamingIdentifier(unless: name)
        result.versionHashModifier = archived["NSVersionHashModifier"].text
        result.userInfo = archived["NSUserInfo"].namedTexts
        result.uniquenessConstraints = uniquenessConstraints(archived)
        for property in ownProperties(archived) { add(property, to: &result) }
        addIndexes(of: archived, to: &result)
        return result
    }

    /// The properties that the entity declares itself, sorted by name. Core Data lists inherited ones,
    /// too.
    private func ownProperties(_ archived: ArchivedObject) -> [ArchivedObject] {
        let inherited = inheritedNames(archived)
        let properties = archived["NSProperties"].object?.entries ?? []
        return properties.filter { !inherited.contains($0.key) }.sorted { $0.key < $1.key }
            .compactMap(\.value.object)
    }

    private func inheritedNames(_ archived: ArchivedObject) -> Set<String> {
        var names: Set<String> = []
        var visited: Set<Int> = [archived.index]
        var next = archived["NSSuperentity"].object
        while let ancestor = next, visited.insert(ancestor.index).inserted {
            names.formUnion(ancestor["NSProperties"].object?.entries.map(\.key) ?? [])
            next = ancestor["NSSuperentity"].object
        }
        return names
    }

    private mutating func add(_ property: ArchivedObject, to entity: inout Entity) {
        let name = property["NSPropertyName"].text ?? ""
        switch property.className {
        case "NSRelationshipDescription":
            entity.relationships.append(relationship(property, name: name))
        case "NSFetchedPropertyDescription":
            entity.fetchedProperties.append(fetchedProperty(property, name: name))
        case "NSExpressionDescription", "NSPropertyDescription":
            leftOut.add("the property '\(name)'", of: entity.name)
        default:
            let attribute = attribute(property, name: name, entity: entity.name)
            entity.attributes.append(attribute)
        }
    }

    private func classReference(_ archived: ArchivedObject) -> Entity.ClassReference {
        guard let name = archived["NSClassNameForEntity"].text, name != "NSManagedObject" else {
            return .unspecified
        }
        guard let dot = name.lastIndex(of: ".") else { return .named(name) }
        return .inModule(String(name[..<dot]), String(name[name.index(after: dot)...]))
    }

    /// The attributes that are unique together; those with equal ones in a parent are inherited.
    private func uniquenessConstraints(_ archived: ArchivedObject) -> [[String]] {
        let inherited = archived["NSSuperentity"].object.map(tuples) ?? []
        return tuples(archived).filter { !inherited.contains($0) }
    }

    private func tuples(_ archived: ArchivedObject) -> [[String]] {
        let tuples = archived["NSUniqueTuples"].object?.elements.compactMap(\.object) ?? []
        return tuples.map { tuple in
            tuple.elements.compactMap { $0.text ?? $0.object?["NSPropertyName"].text }
        }
    }
}
