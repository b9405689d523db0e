import ModelIR

extension ModelAnnotator {
    /// Creates properties over several attributes from their specifications. Lowering checks them
    /// against their types and their entity.
    mutating func finishComposites() {
        for (index, drafts) in composites.sorted(by: { $0.key < $1.key }) {
            for draft in drafts {
                guard let type = draft.type else {
                    reportMissingType(of: draft)
                    continue
                }
                var property = CompositeProperty(draft, type: type)
                if property.caseNumbers.isEmpty { property.caseNumbers = numbers(of: type.value) }
                var properties = model.entities[index].properties.compositeProperties
                let known = properties.firstIndex { $0.name == property.name }
                if let known { properties[known] = property } else { properties.append(property) }
                model.entities[index].compositeProperties = properties
            }
            takeCloneRules(of: index)
        }
    }

    /// Makes the rule for copying an attribute the rule of the composite property that contains it.
    private mutating func takeCloneRules(of index: Int) {
        for place in model.entities[index].properties.attributes.indices {
            let attribute = model.entities[index].properties.attributes[place]
            let properties = model.entities[index].properties.compositeProperties
            guard var rule = attribute.cloneRule,
                let owner = properties.firstIndex(where: { $0.holds(attribute.name) })
            else { continue }
            model.entities[index].attributes[place].changeCode { $0.cloneRule = nil }
            rule.property = properties[owner].name
            model.entities[index].compositeProperties[owner].changeCode { $0.cloneRule = rule }
        }
    }

    /// Returns the stored numbers that a choice declares.
    private func numbers(of type: String) -> [CompositeProperty.CaseNumber] {
        model.valueTypes.first { $0.name == type }?.caseNumbers ?? []
    }

    private mutating func reportMissingType(of draft: CompositeDraft) {
        let message =
            "'\(draft.name)' has no type; name it in the configuration, or with"
            + " '\(CompositeKey(draft.name, .type).key)' in the User Info of the entity"
        report("composite.missing-type", at: draft.origin, message)
    }
}

extension CompositeProperty {
    fileprivate init(_ draft: CompositeDraft, type: Sourced<String>) {
        self.init(
            name: draft.name,
            type: type.value,
            isOptional: draft.isOptional,
            origin: draft.origin
        )
        changeCode { $0 = draft.code }
        discriminator = draft.discriminator?.value
        caseNumbers = draft.cases
        columns = draft.columns.map { Column(path: $0.path, attribute: $0.attribute.value) }
        addPart("type", type)
        if let discriminator = draft.discriminator { addPart("discriminator", discriminator) }
        for column in draft.columns { addPart("columns[\(column.path)]", column.attribute) }
    }

    /// Adds the origin of a part, if it is in the same file as the property.
    private mutating func addPart(_ name: String, _ text: Sourced<String>) {
        guard text.origin.source == origin.source, text.origin.position != origin.position else {
            return
        }
        origin.parts.append(Origin.Part(name: name, position: text.origin.position))
    }
}
