import ModelIR

extension ExpressibleModel {
    /// Removes properties over several attributes that differ from the ones that the reader
    /// creates.
    mutating func reduceComposites(_ entity: inout Entity) {
        var kept: [CompositeProperty] = []
        for property in entity.compositeProperties {
            guard let wanted = attributes(of: property), isPropertyName(property.name),
                replace(wanted, property, in: &entity)
            else {
                let message =
                    "the property '\(entity.name).\(property.name)' is not written: its attributes are"
                    + " not those of '\(property.type)'"
                warn("attribute.left-out", property.origin, message)
                continue
            }
            var property = property
            var losses = Losses()
            reduceCode(of: &property, &losses)
            warn("attribute.left-out", property.origin, "\(entity.name).\(property.name)", losses)
            kept.append(property)
        }
        entity.compositeProperties = kept
    }

    /// Returns the attributes that the reader creates for a composite; `nil` if it doesn't have
    /// such a type.
    private func attributes(of property: CompositeProperty) -> [Attribute]? {
        guard let type = valueType(property.type), type.rawType == nil else { return nil }
        let columns = type.columns(valueType)
        guard columns.map(\.path) == property.columns.map(\.path), !columns.isEmpty else {
            return nil
        }
        var result: [Attribute] = []
        if case .choice(let choice) = type.kind {
            guard let discriminator = discriminator(choice, of: property) else { return nil }
            result.append(discriminator)
        } else if property.discriminator != nil {
            return nil
        }
        for (column, name) in zip(columns, property.columns.map(\.attribute)) {
            let isOptional = property.isOptional || column.isOptional
            if let index = result.firstIndex(where: { $0.name == name }) {
                guard result[index].type == column.type else { return nil }
                if isOptional { result[index].isOptional = true }
                continue
            }
            var attribute = Attribute(name: name, type: column.type, origin: property.origin)
            attribute.isOptional = isOptional
            attribute.usesScalarType = column.type.isNumber ? true : nil
            result.append(attribute)
        }
        return result
    }

    private func discriminator(_ choice: ChoiceType, of property: CompositeProperty) -> Attribute? {
        let numbers = choice.caseNumbers
        guard let name = property.discriminator, numbers == property.caseNumbers else { return nil }
        let isShort = numbers.allSatisfy { Int16(exactly: $0.number) != nil }
        let integer: AttributeType = isShort ? .integer16 : .integer64
        let type = numbers.isEmpty ? .string : integer
        var result = Attribute(name: name, type: type, origin: property.origin)
        result.isOptional = property.isOptional
        result.usesScalarType = numbers.isEmpty ? nil : true
        return result
    }

    /// Moves the attributes to the first of their positions; returns `false` if their types differ.
    private mutating func replace(
        _ wanted: [Attribute],
        _ property: CompositeProperty,
        in entity: inout Entity
    ) -> Bool {
        let names = wanted.map(\.name)
        let given = entity.attributes.filter { names.contains($0.name) }
        let types = Dictionary(given.map { ($0.name, $0.type) }) { first, _ in first }
        guard given.count == wanted.count, wanted.allSatisfy({ types[$0.name] == $0.type }),
            let first = entity.attributes.firstIndex(where: { names.contains($0.name) })
        else { return false }
        for var wanted in wanted {
            guard let attribute = given.first(where: { $0.name == wanted.name }) else { continue }
            wanted.origin = attribute.origin
            guard attribute != wanted else { continue }
            let message =
                "'\(entity.name).\(attribute.name)' is written without settings of its own: it is a part"
                + " of '\(property.name)'"
            warn("attribute.left-out", attribute.origin, message)
        }
        entity.attributes.removeAll { names.contains($0.name) }
        entity.attributes.insert(contentsOf: wanted, at: first)
        return true
    }
}

extension AttributeType {
    /// Whether the property in code is a number rather than a reference.
    fileprivate var isNumber: Bool {
        isInteger || self == .boolean || self == .float || self == .double
    }
}
