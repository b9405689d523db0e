import ModelIR

extension ModelFileModel {
    /// Stores the rules for copying, and warns about everything that only concerns code.
    mutating func storeCode(ofEntity index: Int) {
        let entity = model.entities[index]
        defer { removeCode(ofEntity: index) }
        guard let code = entity.code else { return }
        for rule in entity.cloneRules { store(rule, of: entity, index) }
        // A rule for copying implies that objects are copied.
        let isCloned = code.isCloned ?? false
        if isCloned != entity.hasCloneRules {
            let entry = UserInfoKey.clone.entry(isCloned.entryText)
            model.entities[index].userInfo.put(entry)
        }
        for member in code.carriedOver + code.declarations + entity.observers {
            report(
                .warning,
                "member.left-out",
                member.origin,
                member.kind == .observer
                    ? "the observer of '\(member.name)' is left out of the model file, which"
                        + " can't contain code"
                    : "'\(member.name)' is left out of the model file; keep it in an extension of"
                        + " '\(entity.name)' in a file of your own"
            )
        }
        for conformance in code.conformances {
            report(
                .warning,
                "member.left-out",
                conformance.origin,
                "'\(entity.name)' is written without '\(conformance.name)'; declare that in an extension"
                    + " in a file of your own"
            )
        }
        if let condition = code.condition { reportCondition(condition, entity.name, entity) }
        reportConditions(entity)
        if !code.initializers.isEmpty {
            let text = code.initializers.map(\.entryText).joined(separator: "; ")
            model.entities[index].userInfo.put(UserInfoKey.initializer.entry(text))
        }
        let access = code.access + entity.modifiers
        if !access.isEmpty {
            let words = Set(access).sorted().map { "'\($0)'" }.joined(separator: ", ")
            report(
                .warning,
                "entity.left-out",
                entity.origin,
                "'\(entity.name)' is written without the access of its declaration: \(words)"
            )
        }
        for relationship in entity.relationships where relationship.code?.collection == .set {
            report(
                .warning,
                "relationship.left-out",
                relationship.origin,
                "'\(entity.name).\(relationship.name)' is written without saying that it is a set"
            )
        }
        for (place, relationship) in entity.relationships.enumerated()
        where relationship.code?.isOptionalCollection == true {
            let entry = UserInfoKey.optionalCollection.entry(true.entryText)
            model.entities[index].relationships[place].userInfo.put(entry)
        }
    }

    private mutating func removeCode(ofEntity index: Int) {
        model.entities[index].code = nil
        model.entities[index].changeCodes { $0 = PropertyCode() }
        model.entities[index].compositeProperties = []
    }

    private mutating func reportConditions(_ entity: Entity) {
        for property in entity.properties {
            guard let condition = property.condition else { continue }
            reportCondition(condition, "\(entity.name).\(property.declaredName)", entity)
        }
    }

    private mutating func reportCondition(_ condition: String, _ name: String, _ entity: Entity) {
        report(
            .warning,
            "member.condition-left-out",
            entity.origin,
            "'\(name)' is in the model file also where '\(condition)' does not hold"
        )
    }

    /// Stores a rule at the property, or at the first attribute of a composite property.
    private mutating func store(_ rule: CloneRule, of entity: Entity, _ index: Int) {
        let entry = UserInfoKey.clone.entry(rule.kind.entryText)
        let name = storage[[entity.name, rule.property]] ?? rule.property
        add(entry, to: name, ofEntity: index)
    }
}
