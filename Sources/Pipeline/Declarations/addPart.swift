import ModelIR

extension UserInfoApplier {
    /// Adds what an attribute holds of a composite property, whose name is the result; nil where
    /// the entry is wrong, which is reported.
    mutating func addPart(
        _ entry: UserInfoEntry,
        _ property: TypedProperty,
        _ attribute: Attribute,
        inEntity index: Int
    ) -> String? {
        let parts = entry.text.split(separator: " ").map { CompositePart($0) }
        guard let name = parts.first?.property, parts.allSatisfy({ $0.property == name }) else {
            reportExpected("the parts of one property, as in 'content:date content:value'", entry)
            return nil
        }
        guard let type = property.valueType else {
            let key = UserInfoKey.type.key
            let message = "'\(name)' is a composite, whose type '\(key)' names beside this"
            report("user-info.bad-value", entry.origin, message)
            return nil
        }
        var composites = model.entities[index].compositeProperties
        var composite =
            composites.first { $0.name == name } ?? newComposite(name, type, entry.origin)
        for part in parts {
            if let path = part.path {
                composite.columns.append(.init(path: path, attribute: attribute.name))
            } else {
                composite.discriminator = attribute.name
            }
        }
        if !property.documentation.isEmpty { composite.documentation = property.documentation }
        sortColumns(&composite)
        if let place = composites.firstIndex(where: { $0.name == name }) {
            composites[place] = composite
        } else {
            composites.append(composite)
        }
        model.entities[index].compositeProperties = composites
        return name
    }

    private func newComposite(
        _ name: String,
        _ type: String,
        _ origin: Origin
    ) -> CompositeProperty {
        let isOptional = type.hasSuffix("?")
        let typeName = isOptional ? String(type.dropLast()) : type
        var result = CompositeProperty(
            name: name,
            type: typeName,
            isOptional: isOptional,
            origin: origin
        )
        if case .choice(let choice) = valueTypes[typeName]?.kind {
            result.caseNumbers = choice.cases.compactMap { element in
                element.number.map { CompositeProperty.CaseNumber(element.name, $0) }
            }
        }
        return result
    }

    /// In the order of the type's parts.
    private func sortColumns(_ composite: inout CompositeProperty) {
        let columns = valueTypes[composite.type]?.columns { valueTypes[$0] } ?? []
        let ranks = Dictionary(zip(columns.map(\.path), columns.indices)) { first, _ in first }
        let ranked = composite.columns.enumerated().map { place, column in
            (ranks[column.path] ?? columns.count, place, column)
        }
        composite.columns = ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }
}

/// A word of `modelgen.composite`. For example: `content:span.start`.
private struct CompositePart {
    var property: String
    /// Nil for the attribute that says which case it is.
    var path: String?

    init(_ word: Substring) {
        let halves = word.split(separator: ":", maxSplits: 1).map(String.init)
        property = halves.first ?? ""
        path = halves.count > 1 ? halves[1] : nil
    }
}
