/// A kind of property: attributes, relationships, fetched properties, or composite properties.
package protocol ListedProperty: Hashable, Sendable {
    /// The property as a value of this kind; `nil` if it is of another.
    init?(_ property: Property)

    /// The property as one of any kind.
    var property: Property { get }
}

extension Attribute: ListedProperty {
    @inlinable package init?(_ property: Property) {
        guard case .attribute(let attribute) = property else { return nil }
        self = attribute
    }

    @inlinable package var property: Property { .attribute(self) }
}

extension Relationship: ListedProperty {
    @inlinable package init?(_ property: Property) {
        guard case .relationship(let relationship) = property else { return nil }
        self = relationship
    }

    @inlinable package var property: Property { .relationship(self) }
}

extension FetchedProperty: ListedProperty {
    @inlinable package init?(_ property: Property) {
        guard case .fetched(let fetched) = property else { return nil }
        self = fetched
    }

    @inlinable package var property: Property { .fetched(self) }
}

extension CompositeProperty: ListedProperty {
    @inlinable package init?(_ property: Property) {
        guard case .composite(let composite) = property else { return nil }
        self = composite
    }

    @inlinable package var property: Property { .composite(self) }
}
