import ModelIR

/// Returns the name, the type, whether the value is optional, and further details.
func row(of attribute: Attribute) -> [String] {
    let optionality = attribute.isOptional ? "optional" : "required"
    return [
        attribute.name, attribute.type.title, optionality,
        details(of: attribute).joined(separator: ", "),
    ]
}

/// Returns the details. For example: `default 0`, `scalar`, `at least 1`.
private func details(of attribute: Attribute) -> [String] {
    let details: [String?] = [
        attribute.defaultValue.map { "default \(text(of: $0))" },
        attribute.derivation.map { "derived" + ($0.expression.map { " from \($0)" } ?? "") },
        attribute.isTransient ? "transient" : nil,
        attribute.usesScalarType == true ? "scalar" : nil,
        attribute.customClassName.map { "class \($0)" },
        attribute.valueTransformerName.map { "transformer \($0)" },
        attribute.renamingIdentifier.map { "renamed from \($0)" },
    ]
    return details.compactMap { $0 } + rules(attribute.validation) + storage(attribute.storage)
        + texts(of: attribute.userInfo)
}

private func rules(_ validation: Attribute.Validation) -> [String] {
    let rules: [String?] = [
        validation.minimum.map { "at least \($0)" },
        validation.maximum.map { "at most \($0)" },
        validation.earliest.map { "not before \($0) s after 2001-01-01" },
        validation.latest.map { "not after \($0) s after 2001-01-01" },
        validation.pattern.map { "matches \($0)" },
    ]
    return rules.compactMap { $0 }
}

private func storage(_ storage: Attribute.Storage) -> [String] {
    let details: [String?] = [
        storage.allowsExternalStorage ? "external storage" : nil,
        storage.allowsCloudEncryption ? "encrypted in the cloud" : nil,
        storage.isIndexedBySpotlight ? "in Spotlight" : nil,
        storage.isPreservedAfterDeletion ? "preserved after deletion" : nil,
        storage.isIndexed ? "indexed" : nil,
        storage.isStoredInTruthFile ? "in the truth file" : nil,
    ]
    return details.compactMap { $0 }
}

/// Returns a default value as text. For example: `"draft"`, `now`, `0`.
private func text(of value: DefaultValue) -> String {
    switch value {
    case .literal(let literal): text(of: literal)
    case .now: "now"
    case .newUUID: "new UUID"
    case .empty: "empty"
    case .opaque(let text, let language): "\(text) (\(language))"
    }
}

func text(of literal: Literal) -> String {
    switch literal {
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    case .decimal(let digits): digits
    case .string(let value): "\"\(value)\""
    case .date(let seconds): "\(seconds) s after 2001-01-01"
    }
}
