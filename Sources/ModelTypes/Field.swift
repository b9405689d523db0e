/// An attribute of `Model`, with its type in code and its name in the store.
///
/// For example: `Field<People, Double?>("weightRaw")`.
public struct Field<Model, Value: StoredValue>: Hashable, Sendable {
    /// The persistent name. For example: `"weightRaw"`.
    public let name: String

    /// Creates a field with a persistent name. For example: `Field("weightRaw")`.
    public init(_ name: String) {
        self.name = name
    }
}

extension Field where Value: RawRepresentable, Value.RawValue: StoredValue {
    /// The field of the raw value. For example: `People.fields.name.raw == "Ann"`.
    public var raw: Field<Model, Value.RawValue> { Field<Model, Value.RawValue>(name) }
}

extension Field
where
    Value: OptionalValue, Value.Wrapped: RawRepresentable,
    Value.Wrapped.RawValue: StoredValue
{
    /// The field of the raw value. For example: `People.fields.mood.raw == "calm"`.
    public var raw: Field<Model, Value.Wrapped.RawValue?> {
        Field<Model, Value.Wrapped.RawValue?>(name)
    }
}

/// A to-one relationship. For example: `ToOneField<Item, People>("owner")`.
public struct ToOneField<Model, Destination>: Hashable, Sendable {
    /// The relationship's name in the model. For example: `"owner"`.
    public let name: String

    /// Creates a field with a name. For example: `ToOneField("owner")`.
    public init(_ name: String) {
        self.name = name
    }
}

/// A to-many relationship, ordered or not. For example: `ToManyField<People, Item>("items")`.
public struct ToManyField<Model, Destination>: Hashable, Sendable {
    /// The relationship's name in the model. For example: `"items"`.
    public let name: String

    /// Creates a field with a name. For example: `ToManyField("items")`.
    public init(_ name: String) {
        self.name = name
    }
}
