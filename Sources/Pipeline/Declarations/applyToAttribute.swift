import ModelIR

extension UserInfoApplier {
    /// Makes a typed property of an attribute, or a part of a composite one.
    mutating func apply(
        _ entries: [UserInfoEntry],
        to attribute: Attribute,
        inEntity index: Int
    ) {
        let known = model.entities[index].typedProperties.first { $0.attribute == attribute.name }
        var property = known ?? TypedProperty(attribute: attribute.name, origin: attribute.origin)
        var shows = known != nil
        var rule: CloneRule.Kind?
        var ruleOrigin = attribute.origin
        for entry in entries {
            switch entry.key {
            case .default: applyDefault(entry, to: attribute, inEntity: index)
            case .composite: break
            case .clone:
                rule = CloneRule.Kind(entryText: entry.text)
                ruleOrigin = entry.origin
                if rule == nil { reportExpected("a rule such as 'exclude'", entry) }
            default:
                shows = true
                property.origin = entry.origin
                apply(entry, to: &property)
            }
        }
        var name = property.name ?? attribute.name
        if let part = entries.first(where: { $0.key == .composite }) {
            guard let composite = addPart(part, property, attribute, inEntity: index) else {
                return
            }
            name = composite
        } else if shows {
            model.entities[index].typedProperties.removeAll { $0.attribute == attribute.name }
            model.entities[index].typedProperties.append(property)
        }
        if let rule {
            var code = model.entities[index].code ?? CodeDetails()
            code.cloneRules.append(CloneRule(property: name, kind: rule, origin: ruleOrigin))
            model.entities[index].code = code
        }
    }

    private mutating func apply(_ entry: UserInfoEntry, to property: inout TypedProperty) {
        switch entry.key {
        case .type: property.valueType = entry.text
        case .name: property.name = entry.text
        case .documentation: property.documentation = documentationLines(entry.text)
        case .ignore, .readonly, .ids:
            guard let flag = flag(entry.text) else { return reportExpected("YES or NO", entry) }
            switch entry.key {
            case .ignore: property.isIgnored = flag
            case .ids: property.showsIDs = flag
            default: property.isReadOnly = flag
            }
        case .onMissing:
            guard let policy = TypedProperty.MissingValue(rawValue: entry.text) else {
                return reportExpected("'trap' or 'useDefault'", entry)
            }
            property.onMissing = policy
        case .composite, .default, .clone: break
        }
    }

    private mutating func applyDefault(
        _ entry: UserInfoEntry,
        to attribute: Attribute,
        inEntity index: Int
    ) {
        guard let value = DefaultValue(entryText: entry.text, for: attribute.type) else {
            let words = "'now' for a date, 'uuid' for a UUID or 'empty' for data"
            return reportExpected(words, entry)
        }
        guard
            let place = model.entities[index].attributes.firstIndex(where: {
                $0.name == attribute.name
            })
        else { return }
        model.entities[index].attributes[place].defaultValue = value
    }
}

/// As Xcode's editor and people write it.
private func flag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true", "1", "": true
    case "no", "false", "0": false
    default: nil
    }
}
