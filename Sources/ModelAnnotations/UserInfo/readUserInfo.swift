import Diagnostics
import ModelIR

extension ModelAnnotator {
    /// Reads the User Info entries that specify how properties appear in code: those whose keys
    /// begin with `modelgen.`, and aliases.
    ///
    /// For example: `modelgen.type` = `ValidatedName` on the attribute `nameRaw`.
    mutating func readUserInfo(_ aliases: UserInfoAliases) {
        for index in model.entities.indices {
            if !model.entities[index].userInfo.isEmpty { readEntity(index) }
            let attributes = model.entities[index].properties.attributes
            for place in attributes.indices where !attributes[place].userInfo.isEmpty {
                read(attributes[place], of: index, aliases)
            }
            if let keys = aliases.clone { readCloneRules(of: index, keys) }
            for relationship in model.entities[index].properties.relationships
            where !relationship.userInfo.isEmpty {
                read(relationship, of: index)
            }
        }
        sortColumns()
    }

    private mutating func read(_ relationship: Relationship, of index: Int) {
        for entry in relationship.userInfo where entry.name.hasPrefix(UserInfoKey.prefix) {
            let origin = origin(of: entry, relationship.origin)
            let known = UserInfoKey.ofRelationships
            switch known.first(where: { $0.key == entry.name }) {
            case .clone: readClone(entry, relationship.name, relationship.name, of: index, origin)
            case .documentation:
                change(relationship.name, of: index) {
                    $0.documentation = documentationLines(entry.text)
                }
            case .ignore: readSuppressions(entry, of: index, property: relationship.name, origin)
            case .optionalCollection: readOptionalCollection(entry, relationship, of: index, origin)
            default: reportUnknown(entry, at: origin, known.map(\.key))
            }
        }
    }

    private mutating func readOptionalCollection(
        _ entry: NamedText,
        _ relationship: Relationship,
        of index: Int,
        _ origin: Origin
    ) {
        guard relationship.cardinality != .toOne else {
            return reportBad(entry, at: origin, "for a to-many relationship")
        }
        guard let isOptional = Bool(entryText: entry.text) else {
            return reportBad(entry, at: origin, "YES or NO")
        }
        change(relationship.name, of: index) { $0.isOptionalCollection = isOptional }
    }

    private mutating func read(_ attribute: Attribute, of index: Int, _ aliases: UserInfoAliases) {
        readValueClass(of: attribute, index, aliases)
        // modelgen's own keys take precedence over those of other tools.
        for entry in attribute.userInfo {
            guard let key = aliases.attributeKeys[entry.name],
                let text = text(of: entry, as: key, for: attribute.type)
            else { continue }
            read(key, NamedText(entry.name, text), of: attribute, index)
        }
        // The subject of a rule for copying is the property that the other entries specify.
        let own = attribute.userInfo.filter { $0.name.hasPrefix(UserInfoKey.prefix) }
        let isRule = { (entry: NamedText) in entry.name == UserInfoKey.clone.key }
        for entry in own.filter({ !isRule($0) }) + own.filter(isRule) {
            guard let key = UserInfoKey.ofAttributes.first(where: { $0.key == entry.name }) else {
                let known = UserInfoKey.ofAttributes.map(\.key)
                reportUnknown(entry, at: origin(of: entry, attribute.origin), known)
                continue
            }
            read(key, entry, of: attribute, index)
        }
    }

    /// Xcode's setting has precedence.
    private mutating func readValueClass(
        of attribute: Attribute,
        _ index: Int,
        _ aliases: UserInfoAliases
    ) {
        guard attribute.type == .transformable, attribute.customClassName == nil,
            let entry = attribute.userInfo.first(where: { $0.name == aliases.valueClassKey }),
            !entry.text.isEmpty,
            let place = model.entities[index].attributes.firstIndex(where: {
                $0.name == attribute.name
            })
        else { return }
        model.entities[index].attributes[place].customClassName = entry.text
    }

    /// The value of an alias in the form of modelgen's own key; `nil` if it has no effect.
    private func text(of entry: NamedText, as key: UserInfoKey, for type: AttributeType) -> String?
    {
        switch entry.name {
        case UserInfoAliases.scalarType: namedType(entry.text, of: type)
        // For mogenerator, only the presence of the key matters.
        case _ where key == .readonly: true.entryText
        default: entry.text
        }
    }

    private mutating func read(
        _ key: UserInfoKey,
        _ entry: NamedText,
        of attribute: Attribute,
        _ index: Int
    ) {
        let origin = origin(of: entry, attribute.origin)
        switch key {
        case .composite: return readParts(entry, of: attribute, index, origin)
        case .codable: return readCodable(entry, of: attribute, index, origin)
        case .default: return readDefault(entry, of: attribute, index, origin)
        case .clone:
            let name = propertyName(of: attribute, index)
            return readClone(entry, name, attribute.name, of: index, origin)
        case .ignore where !entry.text.isEmpty:
            return readIgnored(entry, of: attribute, index, origin)
        case .type, .name, .ids, .flags, .ignore, .readonly, .onMissing, .documentation,
            .initializer, .distributedBy, .optionalCollection:
            break
        }
        var problem: String?
        change(attribute.name, of: index) { property in
            property.origin = origin
            problem = set(key, to: entry.text, in: &property)
        }
        if let problem { reportBad(entry, at: origin, problem) }
    }

    private mutating func readCodable(
        _ entry: NamedText,
        of attribute: Attribute,
        _ index: Int,
        _ origin: Origin
    ) {
        let attributes = model.entities[index].properties.attributes
        guard attribute.type == .binary,
            let place = attributes.firstIndex(where: { $0.name == attribute.name })
        else { return reportBad(entry, at: origin, "for binary data, which holds the JSON") }
        let isType = entry.text.utf8.first.map { $0 > 0x40 } ?? false
        guard isType, !entry.text.contains(where: { "\"'(){};/\n".contains($0) }) else {
            return reportBad(entry, at: origin, "the name of a codable type")
        }
        model.entities[index].attributes[place].type = .codable
        model.entities[index].attributes[place].customClassName = entry.text
    }

    private mutating func readDefault(
        _ entry: NamedText,
        of attribute: Attribute,
        _ index: Int,
        _ origin: Origin
    ) {
        let attributes = model.entities[index].properties.attributes
        guard let value = DefaultValue(entryText: entry.text, for: attribute.type),
            let place = attributes.firstIndex(where: { $0.name == attribute.name })
        else {
            let words = "'now' for a date, 'uuid' for a UUID or 'empty' for data"
            return reportBad(entry, at: origin, words)
        }
        model.entities[index].attributes[place].defaultValue = value
    }

    private mutating func readClone(
        _ entry: NamedText,
        _ property: String,
        _ storedName: String,
        of index: Int,
        _ origin: Origin
    ) {
        guard let kind = CloneRule.Kind(entryText: entry.text) else {
            return reportBad(entry, at: origin, "a rule such as 'exclude'")
        }
        let rule = CloneRule(property: property, kind: kind, origin: origin)
        setOwnCloneRule(rule, of: index, storedName)
    }

    /// Returns the name in code of the property that an attribute stores: the composite property,
    /// or the attribute's own.
    private func propertyName(of attribute: Attribute, _ index: Int) -> String {
        let holds = { (draft: CompositeDraft) in
            draft.discriminator?.value == attribute.name
                || draft.columns.contains { $0.attribute.value == attribute.name }
        }
        let declared = model.entities[index].property(named: attribute.name)?.declaredName
        return composites[index]?.first(where: holds)?.name ?? declared ?? attribute.name
    }

    func origin(of entry: NamedText, _ owner: Origin) -> Origin {
        Origin(file: owner.file, position: owner.position(of: "userInfo[\(entry.name)]"))
    }

    mutating func reportUnknown(_ entry: NamedText, at origin: Origin, _ known: [String]) {
        let nearest = didYouMean(search.nearest(to: entry.name, in: known))
        let message = "modelgen knows no key '\(entry.name)'" + nearest
        report("user-info.unknown-key", at: origin, message)
    }

    /// Reports a wrong value. For example: "'modelgen.onMissing' is 'trap', 'useDefault' or
    /// 'optional', not 'none'".
    mutating func reportBad(_ entry: NamedText, at origin: Origin, _ expected: String) {
        let message = "'\(entry.name)' is \(expected), not '\(entry.text)'"
        report("user-info.bad-value", at: origin, message)
    }
}

/// Sets a value in `code`. Returns a description of the valid values if `text` isn't one of them.
private func set(
    _ key: UserInfoKey,
    to text: String,
    in property: inout PropertyCode
) -> String? {
    func setFlag(_ flag: WritableKeyPath<PropertyCode, Bool>) -> String? {
        guard let value = Bool(entryText: text) else { return "YES or NO" }
        property[keyPath: flag] = value
        return nil
    }
    switch key {
    case .type: property.valueType = text
    case .name: property.name = text
    case .documentation: property.documentation = documentationLines(text)
    case .ignore: return setFlag(\.isIgnored)
    case .readonly: return setFlag(\.isReadOnly)
    case .ids: return setFlag(\.showsIDs)
    case .flags:
        guard let value = Bool(entryText: text) else { return "YES or NO" }
        property.hasFlags = value ? true : nil
    case .onMissing:
        guard let policy = MissingValuePolicy(rawValue: text) else {
            return "'trap', 'useDefault' or 'optional'"
        }
        property.onMissing = policy
    // Other functions handle these keys.
    case .codable, .composite, .default, .clone, .initializer, .distributedBy, .optionalCollection:
        break
    }
    return nil
}
