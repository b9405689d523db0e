/// A property of an entity.
///
/// For example: `.attribute(title)`. Copying one costs as much as copying a reference.
package indirect enum Property: Hashable, Sendable {
    case attribute(Attribute)
    case relationship(Relationship)
    case fetched(FetchedProperty)
    /// A property that several attributes store.
    case composite(CompositeProperty)

    /// The kinds, in the order in which a model lists them.
    package enum Kind: Int, Sendable, CaseIterable {
        case attribute
        case relationship
        case fetched
        case composite
    }

    @inlinable package var kind: Kind {
        switch self {
        case .attribute: .attribute
        case .relationship: .relationship
        case .fetched: .fetched
        case .composite: .composite
        }
    }
}

extension Property: EntityProperty {
    @inlinable package var name: String {
        switch self {
        case .attribute(let attribute): attribute.name
        case .relationship(let relationship): relationship.name
        case .fetched(let property): property.name
        case .composite(let property): property.name
        }
    }

    package var origin: Origin {
        get {
            switch self {
            case .attribute(let attribute): attribute.origin
            case .relationship(let relationship): relationship.origin
            case .fetched(let property): property.origin
            case .composite(let property): property.origin
            }
        }
        set {
            switch self {
            case .attribute(let attribute): self = .attribute(attribute.with(\.origin, newValue))
            case .relationship(let link): self = .relationship(link.with(\.origin, newValue))
            case .fetched(let property): self = .fetched(property.with(\.origin, newValue))
            case .composite(let property): self = .composite(property.with(\.origin, newValue))
            }
        }
    }

    /// The entries of its User Info, which a composite property doesn't have.
    package var userInfo: [NamedText] {
        get {
            switch self {
            case .attribute(let attribute): attribute.userInfo
            case .relationship(let relationship): relationship.userInfo
            case .fetched(let property): property.userInfo
            case .composite: []
            }
        }
        set {
            switch self {
            case .attribute(let attribute): self = .attribute(attribute.with(\.userInfo, newValue))
            case .relationship(let link): self = .relationship(link.with(\.userInfo, newValue))
            case .fetched(let property): self = .fetched(property.with(\.userInfo, newValue))
            case .composite: break
            }
        }
    }

    /// How the property appears in code. A fetched property always appears as it is.
    @inlinable package var code: Boxed<PropertyCode>? {
        get {
            switch self {
            case .attribute(let attribute): attribute.code
            case .relationship(let relationship): relationship.code
            case .fetched: nil
            case .composite(let property): property.code
            }
        }
        set {
            switch self {
            case .attribute(let attribute): self = .attribute(attribute.with(\.code, newValue))
            case .relationship(let link): self = .relationship(link.with(\.code, newValue))
            case .fetched: break
            case .composite(let property): self = .composite(property.with(\.code, newValue))
            }
        }
    }
}

extension ListedProperty {
    /// Returns a copy with another value of one field.
    @inlinable func with<Value>(_ field: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
        var copy = self
        copy[keyPath: field] = value
        return copy
    }
}
