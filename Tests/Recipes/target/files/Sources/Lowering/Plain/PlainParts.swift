import ModelIR
import SharedLowering

/// What is generated as plain structs from one model: a struct for each entity.
package struct PlainParts: LoweredModel {
    private let entities: [Entity]

    package init(_ model: Model) {
        entities = model.entities
    }

    package var indices: Range<Int> { entities.indices }

    package func lowered(_ index: Int) -> LoweredPart<PlainFileView> {
        let entity = entities[index]
        let properties = entity.attributes.map { attribute in
            PlainPropertyView(property: attribute.name, type: type(of: attribute))
        }
        let view = PlainStructureView(name: entity.name, properties: properties)
        let source = entity.origin.source
        return LoweredPart(
            name: entity.name,
            source: source,
            view: PlainFileView(structures: [view])
        )
    }

    package static func merged(_ views: [PlainFileView]) -> PlainFileView {
        PlainFileView(structures: views.flatMap(\.structures))
    }

    private func type(of attribute: Attribute) -> String {
        let name =
            switch attribute.type {
            case .boolean: "Bool"
            case .integer64: "Int64"
            case .double: "Double"
            default: "String"
            }
        return attribute.isOptional ? name + "?" : name
    }
}

extension TargetNames {
    /// Structs keep no names for themselves.
    package static let plain = TargetNames(
        target: "plain structs",
        baseClass: "",
        reserved: [],
        refusesOwningFamilies: false,
        renamesRelationships: true
    )
}
