import ModelIR

private let nowhere = Origin(source: 0, position: Origin.Position(line: 1, column: 1))

extension Model {
    /// The model as if all of it stood in one place, for comparing.
    var withoutPlaces: Model {
        var model = self
        model.origin = nowhere
        model.entities = entities.map(\.withoutPlaces)
        model.fetchRequests = fetchRequests.map(\.withoutPlaces)
        for index in model.configurations.indices { model.configurations[index].origin = nowhere }
        for index in model.composites.indices {
            model.composites[index].origin = nowhere
            model.composites[index].attributes = composites[index].attributes.map(\.withoutPlaces)
        }
        return model
    }
}

extension Entity {
    fileprivate var withoutPlaces: Entity {
        var entity = self
        entity.origin = nowhere
        entity.attributes = attributes.map(\.withoutPlaces)
        for index in relationships.indices { entity.relationships[index].origin = nowhere }
        for index in fetchedProperties.indices {
            entity.fetchedProperties[index].origin = nowhere
            entity.fetchedProperties[index].request.origin = nowhere
        }
        entity.indexes = indexes.map(\.withoutPlaces)
        return entity
    }
}

extension Attribute {
    fileprivate var withoutPlaces: Attribute {
        var attribute = self
        attribute.origin = nowhere
        return attribute
    }
}

extension FetchRequest {
    fileprivate var withoutPlaces: FetchRequest {
        var request = self
        request.origin = nowhere
        return request
    }
}

extension Index {
    fileprivate var withoutPlaces: Index {
        var index = self
        index.origin = nowhere
        for element in elements.indices { index.elements[element].origin = nil }
        return index
    }
}
