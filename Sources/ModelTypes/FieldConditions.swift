extension Field {
    /// Whether the value equals another. For example: `People.fields.weight == nil`.
    public static func == (field: Self, value: Value) -> Condition<Model> {
        Condition(.equal(name: field.name, value.constant))
    }

    /// Whether the value is missing or differs from another. For example: `People.fields.weight !=
    /// 70`.
    public static func != (field: Self, value: Value) -> Condition<Model> {
        !(field == value)
    }

    /// Whether the value is one of these. For example: `People.fields.age.isIn([18, 19])`.
    public func isIn(_ values: some Sequence<Value>) -> Condition<Model> {
        Condition(.oneOf(name: name, values.map(\.constant)))
    }

    private func ordered(_ order: Order, _ constant: Constant) -> Condition<Model> {
        Condition(.ordered(name: name, order, constant))
    }
}

extension Field where Value: Comparable {
    /// Whether the value is less. For example: `People.fields.createdAt < date`.
    public static func < (field: Self, value: Value) -> Condition<Model> {
        field.ordered(.less, value.constant)
    }

    /// Whether the value is less or equal. For example: `People.fields.createdAt <= date`.
    public static func <= (field: Self, value: Value) -> Condition<Model> {
        field.ordered(.lessOrEqual, value.constant)
    }

    /// Whether the value is greater. For example: `People.fields.createdAt > date`.
    public static func > (field: Self, value: Value) -> Condition<Model> {
        field.ordered(.greater, value.constant)
    }

    /// Whether the value is greater or equal. For example: `People.fields.createdAt >= date`.
    public static func >= (field: Self, value: Value) -> Condition<Model> {
        field.ordered(.greaterOrEqual, value.constant)
    }
}

/// Order of optional fields: a missing value is neither less nor greater than any other.
extension Field {
    /// Whether there's a value and it's less. For example: `People.fields.weight < 70`.
    public static func < <Wrapped>(field: Self, value: Wrapped) -> Condition<Model>
    where Value == Wrapped?, Wrapped: Comparable & StoredValue {
        field.ordered(.less, value.constant)
    }

    /// Whether there's a value and it's less or equal. For example: `People.fields.weight <= 70`.
    public static func <= <Wrapped>(field: Self, value: Wrapped) -> Condition<Model>
    where Value == Wrapped?, Wrapped: Comparable & StoredValue {
        field.ordered(.lessOrEqual, value.constant)
    }

    /// Whether there's a value and it's greater. For example: `People.fields.weight > 70`.
    public static func > <Wrapped>(field: Self, value: Wrapped) -> Condition<Model>
    where Value == Wrapped?, Wrapped: Comparable & StoredValue {
        field.ordered(.greater, value.constant)
    }

    /// Whether there's a value and it's greater or equal. For example: `People.fields.weight >=
    /// 70`.
    public static func >= <Wrapped>(field: Self, value: Wrapped) -> Condition<Model>
    where Value == Wrapped?, Wrapped: Comparable & StoredValue {
        field.ordered(.greaterOrEqual, value.constant)
    }
}
