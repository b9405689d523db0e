import ModelIR

extension XMLWriter {
    mutating func write(_ entity: Entity) {
        let indexes = entity.indexes.filter { !$0.isLegacy }
        let legacy = entity.indexes.filter(\.isLegacy)
        let plan = ChildPlan(
            entity.kept,
            [
                (.attribute, entity.attributes.count),
                (.relationship, entity.relationships.count),
                (.fetchedProperty, entity.fetchedProperties.count),
                (.fetchIndex, indexes.count),
                (.compoundIndexes, once(legacy)),
                (.uniquenessConstraints, once(entity.uniquenessConstraints)),
                info(entity.userInfo),
            ]
        )
        element(.entity, tag(.entity, entity, entity.kept), plan) { xml, child, index in
            switch child {
            case .attribute: xml.write(entity.attributes[index])
            case .relationship: xml.write(entity.relationships[index])
            case .fetchedProperty: xml.write(entity.fetchedProperties[index])
            case .fetchIndex: xml.write(indexes[index])
            case .compoundIndexes: xml.write(legacy: legacy)
            case .uniquenessConstraints: xml.write(constraints: entity.uniquenessConstraints)
            default: xml.write(userInfo: entity.userInfo)
            }
        }
    }

    mutating func write(_ attribute: Attribute) {
        let plan = ChildPlan(attribute.kept, [info(attribute.userInfo)])
        let attributes = tag(.attribute, attribute, attribute.kept)
        element(.attribute, attributes, plan) { xml, _, _ in
            xml.write(userInfo: attribute.userInfo)
        }
    }

    private mutating func write(_ relationship: Relationship) {
        let plan = ChildPlan(relationship.kept, [info(relationship.userInfo)])
        let attributes = tag(.relationship, relationship, relationship.kept)
        element(.relationship, attributes, plan) { xml, _, _ in
            xml.write(userInfo: relationship.userInfo)
        }
    }

    private mutating func write(_ property: FetchedProperty) {
        let attributes = tag(.fetchedProperty, property, property.kept)
        let plan = ChildPlan(property.kept, [(.fetchRequest, 1), info(property.userInfo)])
        element(.fetchedProperty, attributes, plan) { xml, child, _ in
            if child == .fetchRequest {
                xml.write(property.request)
            } else {
                xml.write(userInfo: property.userInfo)
            }
        }
    }

    mutating func write(_ request: FetchRequest) {
        let plan = ChildPlan(request.kept, [info(request.userInfo)])
        element(.fetchRequest, tag(.fetchRequest, request, request.kept), plan) { xml, _, _ in
            xml.write(userInfo: request.userInfo)
        }
    }
}
