import ModelIR

/// Short ways to write a model in code, for tests of what is decided about it.
///
/// For example: `SmallModel.entity("Note", [SmallModel.attribute("title", .string)])`.
package enum SmallModel {
    package static let origin = Origin(
        file: "Small.xcdatamodeld",
        position: .init(line: 1, column: 1)
    )

    package static func attribute(
        _ name: String,
        _ type: AttributeType = .string,
        _ change: (inout Attribute) -> Void = { _ in }
    ) -> Attribute {
        var attribute = Attribute(name: name, type: type, origin: origin)
        change(&attribute)
        return attribute
    }

    /// A to-one relationship that is optional, with its inverse in the destination.
    package static func link(
        _ name: String,
        to destination: String,
        inverse: String? = nil,
        _ change: (inout Relationship) -> Void = { _ in }
    ) -> Relationship {
        var relationship = Relationship(name: name, destination: destination, origin: origin)
        relationship.isOptional = true
        relationship.inverse = inverse.map { .init(entity: destination, relationship: $0) }
        change(&relationship)
        return relationship
    }

    package static func links(
        _ name: String,
        to destination: String,
        inverse: String? = nil,
        _ change: (inout Relationship) -> Void = { _ in }
    ) -> Relationship {
        link(name, to: destination, inverse: inverse) { relationship in
            relationship.cardinality = .toMany
            change(&relationship)
        }
    }

    package static func entity(
        _ name: String,
        parent: String? = nil,
        _ attributes: [Attribute] = [],
        _ relationships: [Relationship] = [],
        _ change: (inout Entity) -> Void = { _ in }
    ) -> Entity {
        var entity = Entity(name: name, origin: origin)
        entity.classReference = .named(name)
        entity.parent = parent
        entity.attributes = attributes
        entity.relationships = relationships
        change(&entity)
        return entity
    }

    package static func model(
        _ entities: [Entity],
        _ valueTypes: [ValueType] = [],
        composites: [Composite] = []
    ) -> Model {
        var model = Model(name: "Small", sources: ["Small.xcdatamodeld"], origin: origin)
        model.entities = entities
        model.valueTypes = valueTypes
        model.composites = composites
        return model
    }
}

// MARK: - Value types

extension SmallModel {
    package static func type(_ name: String, _ kind: ValueType.Kind) -> ValueType {
        ValueType(name: name, kind: kind, origin: origin)
    }

    package static func validated(_ name: String, _ rawType: AttributeType = .string) -> ValueType {
        type(name, .validated(ValidatedType(rawType: rawType, rules: [])))
    }

    package static func ids(_ name: String, _ range: ClosedRange<Int>) -> ValueType {
        let ids = OptionSetType.IDs(first: range.lowerBound, last: range.upperBound)
        return type(name, .optionSet(OptionSetType(rawType: .integer64, ids: ids)))
    }

    package static func enumeration(
        _ name: String,
        _ cases: KeyValuePairs<String, Int64>
    ) -> ValueType {
        let all = cases.map { name, number in
            EnumerationType.Case(name: name, rawValue: .integer(number), origin: origin)
        }
        return type(name, .enumeration(EnumerationType(rawType: .integer16, cases: all)))
    }

    package static func structure(_ name: String, _ parts: [Part]) -> ValueType {
        type(name, .structure(StructureType(parts: parts)))
    }

    package static func choice(
        _ name: String,
        _ cases: KeyValuePairs<String, [Part]>
    ) -> ValueType {
        let all = cases.map { ChoiceType.Case(name: $0, parts: $1, origin: origin) }
        return type(name, .choice(ChoiceType(cases: all)))
    }

    package static func part(
        _ label: String,
        _ type: Part.PartType,
        isOptional: Bool = false
    ) -> Part {
        Part(label: label, type: type, isOptional: isOptional, origin: origin)
    }

    package static func composite(
        _ name: String,
        _ type: String,
        isOptional: Bool = false,
        _ columns: KeyValuePairs<String, String> = [:]
    ) -> CompositeProperty {
        var property = CompositeProperty(
            name: name,
            type: type,
            isOptional: isOptional,
            origin: origin
        )
        property.columns = columns.map { .init(path: $0, attribute: $1) }
        return property
    }
}
