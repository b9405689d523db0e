extension Model {
    /// The model with the full names of types that are declared inside of others.
    ///
    /// For example: `SchemaV2.Note` for the class `Note`, and `SchemaV2.Mood?` for the attribute
    /// `mood`. Complexity: O(n) for n properties if types are declared inside of others.
    package var withEnclosedNames: Model {
        guard let enclosingTypes, !enclosingTypes.isEmpty else { return self }
        let names = EnclosedNames(enclosingTypes)
        var result = self
        let lineage = Lineage(entities) { !$0.innerTypes.isEmpty }
        result.entities = entities.indices.map { index in
            // A class inherits its superclasses' types.
            let line = [index] + lineage.ancestors(of: index)
            let types = line.flatMap { entities[$0].innerTypes.map(\.name) }
            return names.qualified(entities[index], except: Set(types))
        }
        result.valueTypes = valueTypes.map(names.qualified)
        return result
    }
}

/// Spells types with the types around them.
private struct EnclosedNames {
    private let enclosing: [String: [String]]

    init(_ enclosing: [String: [String]]) {
        self.enclosing = enclosing
    }

    /// For example: `SchemaV2.Note.Mark` for `Note.Mark`.
    func qualified(_ name: String) -> String {
        guard let outer = enclosing[String(name.prefix { $0 != "." })] else { return name }
        return (outer + [name]).joined(separator: ".")
    }

    func qualified(_ entity: Entity, except ownTypes: Set<String>) -> Entity {
        var result = entity
        if let outer = enclosing[entity.name] {
            let name = entity.namedClass ?? entity.name
            result.nameInCode = (outer + [name]).joined(separator: ".")
        }
        for index in result.attributes.indices {
            qualify(&result.attributes[index], except: ownTypes)
        }
        for index in result.compositeProperties.indices {
            let type = result.compositeProperties[index].type
            result.compositeProperties[index].type = qualified(type)
        }
        return result
    }

    private func qualify(_ attribute: inout Attribute, except ownTypes: Set<String>) {
        if let type = attribute.valueType {
            attribute.changeCode { $0.valueType = qualified(type) }
        }
        guard let type = attribute.customClassName else { return }
        attribute.customClassName = spelledOut(type, except: ownTypes)
    }

    /// For example: `[SchemaV2.Place]` for `[Place]`.
    private func spelledOut(_ type: String, except ownTypes: Set<String>) -> String {
        var (result, word) = ("", "")
        func end() {
            let isWhole = !ownTypes.contains(word) && result.last != "."
            result += isWhole ? qualified(word) : word
            word = ""
        }
        for character in type {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                end()
                result.append(character)
            }
        }
        end()
        return result
    }

    func qualified(_ type: ValueType) -> ValueType {
        var result = type
        result.name = qualified(type.name)
        switch type.kind {
        case .validated, .optionSet, .enumeration: break
        case .structure(var structure):
            qualify(&structure.parts)
            result.kind = .structure(structure)
        case .choice(var choice):
            for index in choice.cases.indices { qualify(&choice.cases[index].parts) }
            result.kind = .choice(choice)
        }
        return result
    }

    private func qualify(_ parts: inout [Part]) {
        for index in parts.indices {
            if case .value(let name) = parts[index].type {
                parts[index].type = .value(qualified(name))
            }
        }
    }
}
