/// The properties of each kind, in the order of declaration: views of the one list.
///
/// For example: `entity.attributes[2].name`. A property that is added is declared last.
extension Entity {
    package var attributes: [Attribute] {
        _read { yield properties.attributes }
        _modify {
            let count = properties.attributes.count
            defer { properties.updateOrder(of: .attribute, former: count) }
            yield &properties.attributes
        }
    }

    package var relationships: [Relationship] {
        _read { yield properties.relationships }
        _modify {
            let count = properties.relationships.count
            defer { properties.updateOrder(of: .relationship, former: count) }
            yield &properties.relationships
        }
    }

    package var fetchedProperties: [FetchedProperty] {
        _read { yield properties.fetchedProperties }
        _modify {
            let count = properties.fetchedProperties.count
            defer { properties.updateOrder(of: .fetched, former: count) }
            yield &properties.fetchedProperties
        }
    }

    /// Properties that are stored in several attributes.
    package var compositeProperties: [CompositeProperty] {
        _read { yield properties.compositeProperties }
        _modify {
            let count = properties.compositeProperties.count
            defer { properties.updateOrder(of: .composite, former: count) }
            yield &properties.compositeProperties
        }
    }
}
