import ModelIR

extension ModelBuilder {
    func readEntity(_ element: XMLElement) -> Entity {
        let name = requiredText(
            .name,
            of: element,
            otherwise: "entity.missing-name",
            "the entity has no name"
        )
        var entity = Entity(name: name, origin: element.origin)
        entity.classReference = Entity.ClassReference(xmlText: element[.representedClassName])
        entity.isAbstract = flag(.isAbstract, of: element)
        entity.parent = parentEntity(element)
        entity.renamingIdentifier = element[.elementID]
        entity.versionHashModifier = element[.versionHashModifier]
        entity.codeGeneration = word(.codeGenerationType, of: element, Self.codeGenerations)
        entity.kept = KeptCollector.kept(beside: entity, of: element)
        return entity
    }

    /// Returns `nil` for an empty text, which means that there's no parent.
    private func parentEntity(_ element: XMLElement) -> String? {
        element[.parentEntity].flatMap { $0.isEmpty ? nil : $0 }
    }

    private static let codeGenerations: [(String, Entity.CodeGeneration)] = [
        ("class", .classDefinition), ("category", .category), ("none", .manual),
    ]

    func addConstraint(_ element: XMLElement) {
        model.entities.changeLast { entity in
            let count = entity.uniquenessConstraints.count
            entity.origin.add("uniquenessConstraints[\(count)]", at: element.position)
            entity.uniquenessConstraints.append([])
        }
    }

    func addConstrained(_ element: XMLElement) {
        let value = requiredText(
            .value,
            of: element,
            otherwise: "uniqueness-constraint.missing-property",
            "the constraint names no property; give it a 'value'"
        )
        model.entities.changeLast { entity in
            let outer = entity.uniquenessConstraints.count - 1
            let inner = entity.uniquenessConstraints[outer].count
            entity.origin.add("uniquenessConstraints[\(outer)][\(inner)]", at: element.position)
            entity.uniquenessConstraints[outer].append(value)
        }
    }
}
