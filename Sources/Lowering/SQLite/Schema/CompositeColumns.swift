import ModelIR
import SharedLowering

/// A model in which composite attributes with declared structs are columns.
///
/// For example: `home`, an `Address`, is stored in `home_street` and `home_town`, or in
/// `home_town_2` if `home_town` is already in use.
struct CompositeColumns {
    private(set) var model: Model
    private let declared: DeclaredComposites

    init(_ model: Model, _ valueTypes: [String: ValueType]) {
        self.model = model
        declared = DeclaredComposites(model, valueTypes)
        guard !declared.pairs.isEmpty else { return }
        for index in model.entities.indices { spread(index) }
    }

    private mutating func spread(_ index: Int) {
        let entity = model.entities[index]
        var attributes: [Attribute] = []
        var free: FreeNames?
        for attribute in entity.attributes {
            guard !attribute.isTransient, let pair = declared.pair(attribute),
                declared.isSound(pair, in: model)
            else {
                attributes.append(attribute)
                continue
            }
            if free == nil { free = FreeNames(propertyNames(seenWith: index)) }
            let columns = columns(of: pair, "", attribute).map { column in
                var column = column
                column.attribute.name = free?.take(column.attribute.name) ?? column.attribute.name
                return column
            }
            attributes += columns.map(\.attribute)
            let property = property(attribute, pair.type, columns)
            model.entities[index].compositeProperties.append(property)
        }
        model.entities[index].attributes = attributes
    }

    /// The properties of an entity, of its ancestors, and of its descendants.
    private func propertyNames(seenWith index: Int) -> [String] {
        let name = model.entities[index].name
        return model.entities.filter { entity in
            entity.name == name || inherits(entity, from: name)
                || inherits(model.entities[index], from: entity.name)
        }.flatMap { $0.attributes.map(\.name) + $0.relationships.map(\.name) }
    }

    private func inherits(_ entity: Entity, from name: String) -> Bool {
        var next = entity.parent
        // Inheritance cycles, which the reader reports, end the loop.
        for _ in model.entities.indices {
            guard let parent = next else { return false }
            if parent == name { return true }
            next = model.entities.first { $0.name == parent }?.parent
        }
        return false
    }

    private func property(
        _ attribute: Attribute,
        _ type: ValueType,
        _ columns: [Column]
    ) -> CompositeProperty {
        var property = CompositeProperty(
            name: attribute.declaredName,
            type: type.name,
            isOptional: attribute.isOptional,
            origin: attribute.origin
        )
        property.columns = columns.map { .init(path: $0.path, attribute: $0.attribute.name) }
        property.code = attribute.code
        return property
    }

    /// An element with the path to its part. For example: `place.latitude` in
    /// `home_place_latitude`.
    private struct Column {
        var path: String
        var attribute: Attribute
    }

    /// The columns of a declared struct. Parts of an optional part are optional.
    private func columns(of pair: DeclaredComposites.Pair, _ path: String, _ outer: Attribute)
        -> [Column]
    {
        pair.matches.flatMap { part, element -> [Column] in
            var column = Column(path: path + part.label, attribute: element)
            column.attribute.name = outer.name + "_" + element.name
            if outer.renamingIdentifier != nil || element.renamingIdentifier != nil {
                column.attribute.renamingIdentifier =
                    (outer.renamingIdentifier ?? outer.name) + "_"
                    + (element.renamingIdentifier ?? element.name)
            }
            column.attribute.isOptional =
                outer.isOptional || part.isOptional || element.isOptional
            column.attribute.origin = outer.origin
            guard let inner = declared.inner(part, element) else { return [column] }
            return columns(of: inner, column.path + ".", column.attribute)
        }
    }
}
