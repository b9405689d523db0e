import ModelIR

extension Declarations {
    /// The rules for copies in the User Info of attributes and relationships.
    ///
    /// For example: `rebuild` = `uuid` on the attribute `id`.
    mutating func readCloneRules(of index: Int, _ keys: UserInfoAliases.CloneKeys) {
        let entity = model.entities[index]
        for attribute in entity.attributes {
            let rule = rule(for: attribute.name, attribute.userInfo, attribute.origin, keys)
            if let rule { setCloneRule(rule, of: index, attribute) }
        }
        for relationship in entity.relationships {
            let rule = rule(
                for: relationship.name,
                relationship.userInfo,
                relationship.origin,
                keys
            )
            if let rule { setCloneRule(rule, of: index, nil) }
        }
    }

    private mutating func rule(
        for name: String,
        _ userInfo: [NamedText],
        _ owner: Origin,
        _ keys: UserInfoAliases.CloneKeys
    ) -> CloneRule? {
        let fallback = userInfo.first { $0.name == keys.withoutParent }
        for entry in userInfo {
            let origin = origin(of: entry, owner)
            guard let kind = kind(entry, fallback, origin, keys) else { continue }
            return CloneRule(property: name, kind: kind, origin: origin)
        }
        return nil
    }

    private mutating func kind(
        _ entry: NamedText,
        _ fallback: NamedText?,
        _ origin: Origin,
        _ keys: UserInfoAliases.CloneKeys
    ) -> CloneRule.Kind? {
        switch entry.name {
        case keys.exclude:
            if let flag = Bool(entryText: entry.text) { return flag ? .exclude : nil }
            reportBad(entry, at: origin, "YES or NO")
        case keys.rebuild:
            if entry.text == "uuid" { return .rebuildUUID }
            if entry.text == "now" { return .rebuildNow }
            reportBad(entry, at: origin, "'uuid' or 'now'")
        case keys.followParent:
            let choice = CloneRule.WithoutParent(rawValue: fallback?.text ?? "keep")
            if let choice { return .followParent(attribute: entry.text, withoutParent: choice) }
            if let fallback { reportBad(fallback, at: origin, "'keep' or 'blank'") }
        default: break
        }
        return nil
    }

    /// Adds a rule, or puts it in the place of another; `attribute` is nil for a relationship.
    mutating func setCloneRule(_ rule: CloneRule, of entity: Int, _ attribute: Attribute?) {
        if let problem = problem(of: rule.kind, attribute) {
            return report(problem.id, at: rule.origin, "'\(rule.property)' \(problem.message)")
        }
        var code = model.entities[entity].code ?? CodeDetails()
        code.cloneRules.removeAll { $0.property == rule.property }
        code.cloneRules.append(rule)
        model.entities[entity].code = code
    }

    /// What keeps a copy from following the rule.
    private func problem(
        of kind: CloneRule.Kind,
        _ attribute: Attribute?
    ) -> (id: String, message: String)? {
        switch (kind, attribute?.type) {
        case (.exclude, nil), (.rebuildUUID, .uuid?), (.rebuildNow, .date?),
            (.followParent, .some):
            return nil
        case (.exclude, .some):
            let hasValue = attribute.map { $0.isOptional || $0.defaultValue != nil } ?? true
            if hasValue { return nil }
            let message = "is required and has no default, so a copy can't do without its value"
            return ("clone.required", message)
        case (.rebuildUUID, _): return ("clone.wrong-type", "is no UUID: it can't get a new one")
        case (.rebuildNow, _): return ("clone.wrong-type", "is no date: it can't get a new one")
        case (.followParent, nil):
            return ("clone.wrong-type", "is a relationship: it has no value to take over")
        }
    }
}
