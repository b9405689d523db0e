import ModelIR

extension ModelAnnotator {
    /// Reads the rules for copying in the User Info of attributes and relationships.
    ///
    /// For example: `rebuild` = `uuid` on the attribute `id`.
    mutating func readCloneRules(of index: Int, _ keys: UserInfoAliases.CloneKeys) {
        for property in model.entities[index].properties where property.kind != .fetched {
            let rule = rule(for: property.name, property.userInfo, property.origin, keys)
            if let rule { setOwnCloneRule(rule, of: index, property.name) }
        }
    }

    private mutating func rule(
        for name: String,
        _ userInfo: [NamedText],
        _ owner: Origin,
        _ keys: UserInfoAliases.CloneKeys
    ) -> CloneRule? {
        let fallback = userInfo.first { $0.isNamed(keys.withoutParent) }
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
        // Tools that define this key only check for its presence.
        if entry.isNamed(keys.exclude) { return .exclude }
        if entry.isNamed(keys.rebuild) {
            if let kind = CloneRule.Kind(rebuilding: entry.text) { return kind }
            reportBad(entry, at: origin, "'uuid' or 'now'")
        } else if entry.isNamed(keys.followParent) {
            let choice = CloneRule.WithoutParent(rawValue: fallback?.text.lowercased() ?? "keep")
            if let choice { return .followParent(attribute: entry.text, withoutParent: choice) }
            if let fallback { reportBad(fallback, at: origin, "'keep' or 'blank'") }
        }
        return nil
    }

    /// Adds a rule from the model, which implies that objects are copied.
    mutating func setOwnCloneRule(_ rule: CloneRule, of entity: Int, _ property: String) {
        setCloneRule(rule, of: entity, property)
        var code = model.entities[entity].code ?? CodeDetails()
        code.isCloned = code.isCloned ?? true
        model.entities[entity].code = code
    }

    /// Adds a rule, or replaces one.
    mutating func setCloneRule(_ rule: CloneRule, of entity: Int, _ property: String) {
        let attribute = model.entities[entity].property(named: property).flatMap(Attribute.init)
        let problem =
            if let attribute { rule.kind.problem(for: attribute) } else {
                rule.kind.problem(forOther: "a relationship", isRequired: false)
            }
        if let problem {
            return report(problem.id, at: rule.origin, "'\(rule.property)' \(problem.words)")
        }
        change(property, of: entity) { $0.cloneRule = rule }
    }
}

extension NamedText {
    /// Whether the entry has a key, ignoring case.
    fileprivate func isNamed(_ key: String) -> Bool {
        name == key || name.lowercased() == key.lowercased()
    }
}
