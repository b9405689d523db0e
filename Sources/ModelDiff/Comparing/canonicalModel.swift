import ModelIR

/// A model without what two versions may differ in unnoticed: places, the text of methods, documentation, what Xcode
/// draws, the order of everything but attributes.
///
/// Two models with equal canonical models have no differences, and the other way round.
///
/// - Parameter keepsPlaces: Whether elements still say where they were declared.
package func canonicalModel(_ model: Model, keepsPlaces: Bool = false) -> Model {
    var result = Model(
        name: model.name,
        version: model.version,
        sources: keepsPlaces ? model.sources : [],
        origin: model.origin
    )
    if !keepsPlaces {
        result.name = ""
        result.version = nil
    }
    result.entities = model.entities.map(canonical).sorted { $0.name < $1.name }
    result.composites = model.composites.map(canonical).sorted { $0.name < $1.name }
    result.fetchRequests = model.fetchRequests.map(canonical).sorted { $0.name < $1.name }
    result.configurations = model.configurations.map(canonical).sorted { $0.name < $1.name }
    result.valueTypes = model.valueTypes.map(canonical).sorted { $0.name < $1.name }
    result.declarations = codableDeclarations(of: model)
    result.resolveInverses()
    if !keepsPlaces {
        result.nameAttributesAsInCode()
        let nowhere = Origin.start(of: "")
        result.changeOrigins { $0 = nowhere }
    }
    return result
}

extension Model {
    /// Names each attribute as code does, whether or not the model says so.
    fileprivate mutating func nameAttributesAsInCode() {
        for entity in entities.indices {
            let taken = Set(entities[entity].properties.storedNames)
            for index in entities[entity].attributes.indices {
                let attribute = entities[entity].attributes[index]
                guard attribute.nameInCode != attribute.declaredName,
                    !taken.contains(attribute.nameInCode)
                else { continue }
                entities[entity].attributes[index].changeCode { $0.name = attribute.nameInCode }
            }
        }
    }

    /// Names the entity that declares an inverse, which may be a parent of the destination.
    fileprivate mutating func resolveInverses() {
        let entries = entities.map { ($0.name, $0) }
        let table = Dictionary(entries) { first, _ in first }
        for index in entities.indices {
            for place in entities[index].relationships.indices {
                let relationship = entities[index].relationships[place]
                guard let inverse = relationship.inverse else { continue }
                let start = inverse.entity ?? relationship.destination
                let owner = declaring(inverse.relationship, from: start, table)
                entities[index].relationships[place].inverse?.entity = owner ?? start
            }
        }
    }
}

/// The first entity of a line upwards that has the relationship itself.
private func declaring(
    _ relationship: String,
    from start: String,
    _ entities: [String: Entity]
) -> String? {
    var (name, seen): (String?, Set<String>) = (start, [])
    while let next = name, seen.insert(next).inserted, let entity = entities[next] {
        if entity.relationships.contains(where: { $0.name == relationship }) { return next }
        name = entity.parent
    }
    return nil
}

/// The types that attributes keep as JSON, which decide what can be read again.
private func codableDeclarations(of model: Model) -> [SourceFragment] {
    let attributes = model.entities.flatMap(\.attributes)
    let names = Set(attributes.filter { $0.type == .codable }.compactMap(\.customClassName))
    let words = Set(names.flatMap(identifiers))
    return model.declarations.filter { words.contains($0.name) }.map { fragment in
        var result = fragment
        result.text = fragment.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        result.shownPlace = nil
        return result
    }
    .sorted { ($0.name, $0.text) < ($1.name, $1.text) }
}

private func canonical(_ request: FetchRequest) -> FetchRequest {
    var result = request
    result.kept = []
    result.userInfo.sort { ($0.name, $0.text) < ($1.name, $1.text) }
    return result
}

private func canonical(_ configuration: Configuration) -> Configuration {
    var result = configuration
    result.kept = []
    result.entities = Set(configuration.entities).sorted()
    result.userInfo.sort { ($0.name, $0.text) < ($1.name, $1.text) }
    return result
}

private func canonical(_ composite: Composite) -> Composite {
    var result = composite
    result.kept = []
    result.userInfo.sort { ($0.name, $0.text) < ($1.name, $1.text) }
    result.attributes = composite.attributes.map(canonical)
    return result
}
