/// A kind of property: attributes, relationships, fetched properties, or composite properties.
package protocol ListedProperty: Hashable, Sendable {
    static var kind: Property.Kind { get }

    /// The property as a value of this kind; `nil` if it is of another.
    init?(_ property: Property)

    var property: Property { get }
}

extension Attribute: ListedProperty {
    @inlinable package static var kind: Property.Kind { .attribute }

    @inlinable package init?(_ property: Property) {
        guard case .attribute(let attribute) = property else { return nil }
        self = attribute
    }

    @inlinable package var property: Property { .attribute(self) }
}

extension Relationship: ListedProperty {
    @inlinable package static var kind: Property.Kind { .relationship }

    @inlinable package init?(_ property: Property) {
        guard case .relationship(let relationship) = property else { return nil }
        self = relationship
    }

    @inlinable package var property: Property { .relationship(self) }
}

extension FetchedProperty: ListedProperty {
    @inlinable package static var kind: Property.Kind { .fetched }

    @inlinable package init?(_ property: Property) {
        guard case .fetched(let fetched) = property else { return nil }
        self = fetched
    }

    @inlinable package var property: Property { .fetched(self) }
}

extension CompositeProperty: ListedProperty {
    @inlinable package static var kind: Property.Kind { .composite }

    @inlinable package init?(_ property: Property) {
        guard case .composite(let composite) = property else { return nil }
        self = composite
    }

    @inlinable package var property: Property { .composite(self) }
}
