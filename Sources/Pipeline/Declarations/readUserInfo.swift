import Diagnostics
import ModelIR

extension Declarations {
    /// What User Info entries say about the code: the keys that begin with `modelgen.`, and aliases.
    ///
    /// For example: `modelgen.type` = `ValidatedName` on the attribute `nameRaw`.
    mutating func readUserInfo(_ aliases: UserInfoAliases) {
        for index in model.entities.indices {
            if !model.entities[index].userInfo.isEmpty { readEntity(index) }
            let attributes = model.entities[index].attributes
            for place in attributes.indices where !attributes[place].userInfo.isEmpty {
                read(attributes[place], of: index, aliases)
            }
            if let keys = aliases.clone { readCloneRules(of: index, keys) }
        }
    }

    private mutating func read(_ attribute: Attribute, of index: Int, _ aliases: UserInfoAliases) {
        // A key of modelgen's own goes before that of another tool.
        for entry in attribute.userInfo {
            guard let key = aliases.attributeKeys[entry.name] else { continue }
            // For mogenerator, the key alone counts.
            let text = key == .readonly ? "YES" : entry.text
            read(key, NamedText(entry.name, text), of: attribute, index)
        }
        for entry in attribute.userInfo where entry.name.hasPrefix(UserInfoKey.prefix) {
            guard let key = UserInfoKey.allCases.first(where: { $0.key == entry.name }) else {
                let known = UserInfoKey.allCases.map(\.key)
                reportUnknown(entry, at: origin(of: entry, attribute.origin), known)
                continue
            }
            read(key, entry, of: attribute, index)
        }
    }

    private mutating func read(
        _ key: UserInfoKey,
        _ entry: NamedText,
        of attribute: Attribute,
        _ index: Int
    ) {
        let origin = origin(of: entry, attribute.origin)
        if key == .composite { return readParts(entry, of: attribute, index, origin) }
        var problem: String?
        change(attribute, of: index) { property in
            property.origin = origin
            problem = set(key, to: entry.text, in: &property)
        }
        if let problem { reportBad(entry, at: origin, problem) }
    }

    func origin(of entry: NamedText, _ owner: Origin) -> Origin {
        Origin(source: owner.source, position: owner.position(of: "userInfo[\(entry.name)]"))
    }

    mutating func reportUnknown(_ entry: NamedText, at origin: Origin, _ known: [String]) {
        let nearest = didYouMean(search.nearest(to: entry.name, in: known))
        let message = "modelgen knows no key '\(entry.name)'" + nearest
        report("user-info.unknown-key", at: origin, message)
    }

    /// For example: "'modelgen.onMissing' is 'trap' or 'useDefault', not 'none'".
    mutating func reportBad(_ entry: NamedText, at origin: Origin, _ expected: String) {
        let message = "'\(entry.name)' is \(expected), not '\(entry.text)'"
        report("user-info.bad-value", at: origin, message)
    }
}

/// What the value should have been; nil where it was understood.
private func set(
    _ key: UserInfoKey,
    to text: String,
    in property: inout TypedProperty
) -> String? {
    switch key {
    case .type: property.valueType = text
    case .name: property.name = text
    case .documentation: property.documentation = documentationLines(text)
    case .ignore, .readonly:
        guard let flag = userInfoFlag(text) else { return "YES or NO" }
        if key == .ignore { property.isIgnored = flag } else { property.isReadOnly = flag }
    case .onMissing:
        guard let policy = TypedProperty.MissingValue(rawValue: text) else {
            return "'trap' or 'useDefault'"
        }
        property.onMissing = policy
    // It says something about another property.
    case .composite: break
    }
    return nil
}

/// As Xcode's editor and people write it.
func userInfoFlag(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true", "1", "": true
    case "no", "false", "0": false
    default: nil
    }
}
