import ModelIR

extension ModelFileModel {
    /// Stores defaults that aren't constants.
    mutating func storeDefaults(ofEntity index: Int) {
        let entity = model.entities[index]
        for (place, attribute) in entity.attributes.enumerated() {
            if case .literal? = attribute.defaultValue, attribute.type.isEncoded {
                let message =
                    "'\(entity.name).\(attribute.name)' is written without its default: a model"
                    + " file has no defaults for encoded values"
                report(.warning, "attribute.left-out", attribute.origin, message)
                model.entities[index].attributes[place].defaultValue = nil
            } else if let text = attribute.defaultValue?.entryText {
                let entry = UserInfoKey.default.entry(text)
                add(entry, to: attribute.name, ofEntity: index)
            } else if case .opaque(let text, _)? = attribute.defaultValue {
                report(
                    .error,
                    "attribute.code-default",
                    attribute.origin,
                    "a model file can't hold '\(firstLine(of: text))', the default of"
                        + " '\(entity.name).\(attribute.name)': write a constant, or leave it out"
                )
            }
        }
    }

    /// Stores types that model files lack: `Int`, and values that are stored as JSON.
    mutating func storeSwiftTypes(ofEntity index: Int) {
        for (place, attribute) in model.entities[index].properties.attributes.enumerated() {
            if attribute.type == .int {
                add(UserInfoKey.type.entry("Int"), to: attribute.name, ofEntity: index)
                model.entities[index].attributes[place].type = .integer64
            }
            guard attribute.type == .codable, let name = attribute.customClassName else { continue }
            add(UserInfoKey.codable.entry(name), to: attribute.name, ofEntity: index)
            model.entities[index].attributes[place].type = .binary
            model.entities[index].attributes[place].customClassName = nil
        }
    }

    private func firstLine(of text: String) -> String {
        let lines = text.split(whereSeparator: \.isNewline)
        return (lines.first.map(String.init) ?? "") + (lines.count > 1 ? " …" : "")
    }

    /// Stores how single attributes appear in code.
    mutating func storeTypes(ofEntity index: Int) {
        let entity = model.entities[index]
        for (place, attribute) in entity.attributes.enumerated() {
            // Reading finds a flag by its name.
            guard let property = attribute.code?.value, property.flag == nil else { continue }
            var entries: [NamedText] = []
            if let type = property.valueType, isNested(type) {
                let element = "\(entity.name).\(attribute.name)"
                let message =
                    "'\(element)' is written without its type '\(type)', which belongs to the class"
                report(.warning, "attribute.left-out", attribute.declaredOrigin, message)
            } else if let type = property.valueType {
                entries.append(UserInfoKey.type.entry(type))
                if property.showsIDs { entries.append(UserInfoKey.ids.entry(true.entryText)) }
            }
            if attribute.hasFlags { entries.append(UserInfoKey.flags.entry(true.entryText)) }
            if let name = property.name { entries.append(UserInfoKey.name.entry(name)) }
            if property.isIgnored { entries.append(UserInfoKey.ignore.entry(true.entryText)) }
            if property.isReadOnly { entries.append(UserInfoKey.readonly.entry(true.entryText)) }
            if let policy = property.onMissing {
                entries.append(UserInfoKey.onMissing.entry(policy.rawValue))
            }
            entries += documentation(property.documentation)
            for entry in entries { model.entities[index].attributes[place].userInfo.put(entry) }
        }
    }

    /// Stores the parts of composite properties at their attributes.
    mutating func storeComposites(ofEntity index: Int) {
        let entity = model.entities[index]
        for property in entity.compositeProperties {
            guard !isNested(property.type) else {
                let message =
                    "'\(entity.name).\(property.name)' is written as its attributes alone: its type"
                    + " '\(property.type)' belongs to the class"
                report(.warning, "attribute.left-out", property.origin, message)
                continue
            }
            var parts: [(attribute: String, words: [String])] = []
            if let name = property.discriminator {
                parts.append((name, [HeldPart(property.name, path: nil).entryText]))
            }
            for column in property.columns {
                let word = HeldPart(property.name, path: column.path).entryText
                if let place = parts.firstIndex(where: { $0.attribute == column.attribute }) {
                    parts[place].words.append(word)
                } else {
                    parts.append((column.attribute, [word]))
                }
            }
            for part in parts {
                let entry = UserInfoKey.composite.entry(part.words.joined(separator: ", "))
                add(entry, to: part.attribute, ofEntity: index)
            }
            for entry in entries(of: property) {
                model.entities[index].userInfo.put(entry)
            }
        }
    }

    /// Returns the entries at the entity: the type, the numbers that it doesn't declare, and the
    /// doc comment.
    private func entries(of property: CompositeProperty) -> [NamedText] {
        let type = CompositeKey(property.name, .type)
        var entries = [type.entry(property.type + (property.isOptional ? "?" : ""))]
        let declared = model.valueTypes.first { $0.name == property.type }?.caseNumbers ?? []
        if property.caseNumbers != declared, !property.caseNumbers.isEmpty {
            let numbers = property.caseNumbers.map(\.entryText).joined(separator: ", ")
            entries.append(CompositeKey(property.name, .cases).entry(numbers))
        }
        let documentation = property.documentation.joined(separator: "\n")
        if !documentation.isEmpty {
            entries.append(CompositeKey(property.name, .documentation).entry(documentation))
        }
        return entries
    }

    /// Stores the doc comments of the entity and of relationships.
    mutating func storeDocumentation(ofEntity index: Int) {
        for entry in documentation(model.entities[index].documentation) {
            model.entities[index].userInfo.put(entry)
        }
        model.entities[index].documentation = []
        for relationship in model.entities[index].properties.relationships {
            for entry in documentation(relationship.documentation) {
                add(entry, to: relationship.name, ofEntity: index)
            }
        }
    }

    /// By what a server divides the rows.
    mutating func storeDistribution(ofEntity index: Int) {
        guard let key = model.entities[index].distribution else { return }
        let entry = UserInfoKey.distributedBy.entry(key.attribute)
        model.entities[index].userInfo.put(entry)
        model.entities[index].distribution = nil
    }

    private func documentation(_ lines: [String]) -> [NamedText] {
        lines.isEmpty ? [] : [UserInfoKey.documentation.entry(lines.joined(separator: "\n"))]
    }

    private func isNested(_ type: String) -> Bool { type.contains(".") }
}
