import ModelIR

/// An entity as its headers declare it.
struct HeaderEntity {
    /// The name of the class, which is that of the entity. For example: `Person`.
    var name: String
    var swiftName: String?
    var parent: String?
    var documentation: [String]
    var origin: Origin
    var properties: [HeaderProperty] = []
}

/// A property as a header declares it.
struct HeaderProperty {
    var name: String
    /// The name in Swift, if it's a different one.
    var swiftName: String?
    var kind: Kind
    var nullability: TypeFact.Nullability
    var isReadOnly: Bool
    var documentation: [String]
    /// Whether its class isn't known, so that only a model can tell whether it's an attribute.
    var isUndefined = false
    var origin: Origin

    enum Kind {
        case attribute(HeaderAttribute)
        case relationship(destination: String, Relationship.Cardinality)
    }
}

/// What a header says about an attribute.
struct HeaderAttribute: Equatable {
    /// `nil` for a number of an unknown type.
    var type: AttributeType?
    var isScalar = false
    /// The class of a transformable value; `nil` for any object.
    var className: String?
    /// The name of an enum or an option set in the headers.
    var valueType: String?
}
