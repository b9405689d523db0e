extension Field {
    /// Whether the value is this one. For example: `People.fields.weight == nil`.
    public static func == (field: Self, value: Value) -> Condition<Model> {
        Condition(.equal(name: field.name, value.constant))
    }

    /// Whether the value is another one, or missing. For example: `People.fields.weight != 70`.
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

    /// Whether the value is not greater. For example: `People.fields.createdAt <= date`.
    public static func <= (field: Self, value: Value) -> Condition<Model> {
        field.ordered(.lessOrEqual, value.constant)
    }

    /// Whether the value is greater. For example: `People.fields.createdAt > date`.
    public static func > (field: Self, value: Value) -> Condition<Model> {
        field.ordered(.greater, value.constant)
    }

    /// Whether the value is not less. For example: `People.fields.createdAt >= date`.
    public static func >= (field: Self, value: Value) -> Condition<Model> {
        field.ordered(.greaterOrEqual, value.constant)
    }
}

/// An optional field has an order, too: nothing is less or greater than a missing value.
extension Field {
    /// Whether there is a value and it is less. For example: `People.fields.weight < 70`.
    public static func < <Wrapped>(field: Self, value: Wrapped) -> Condition<Model>
    where Value == Wrapped?, Wrapped: Comparable & StoredValue {
        field.ordered(.less, value.constant)
    }

    /// Whether there is a value and it is not greater. For example: `People.fields.weight <= 70`.
    public static func <= <Wrapped>(field: Self, value: Wrapped) -> Condition<Model>
    where Value == Wrapped?, Wrapped: Comparable & StoredValue {
        field.ordered(.lessOrEqual, value.constant)
    }

    /// Whether there is a value and it is greater. For example: `People.fields.weight > 70`.
    public static func > <Wrapped>(field: Self, value: Wrapped) -> Condition<Model>
    where Value == Wrapped?, Wrapped: Comparable & StoredValue {
        field.ordered(.greater, value.constant)
    }

    /// Whether there is a value and it is not less. For example: `People.fields.weight >= 70`.
    public static func >= <Wrapped>(field: Self, value: Wrapped) -> Condition<Model>
    where Value == Wrapped?, Wrapped: Comparable & StoredValue {
        field.ordered(.greaterOrEqual, value.constant)
    }
}

extension Field where Value.Primitive == String {
    /// Whether the text holds another. For example: `People.fields.name.contains("an")`.
    public func contains(_ text: String, options: TextOptions = []) -> Condition<Model> {
        Condition(.text(name: name, .contains, text, options))
    }

    /// Whether the text starts so. For example: `People.fields.name.hasPrefix("An")`.
    public func hasPrefix(_ text: String, options: TextOptions = []) -> Condition<Model> {
        Condition(.text(name: name, .hasPrefix, text, options))
    }

    /// Whether the text ends so. For example: `People.fields.name.hasSuffix("na")`.
    public func hasSuffix(_ text: String, options: TextOptions = []) -> Condition<Model> {
        Condition(.text(name: name, .hasSuffix, text, options))
    }

    /// Whether the text is this one but for the options.
    ///
    /// For example: `People.fields.name.equals("ann", options: .caseInsensitive)`.
    public func equals(_ text: String, options: TextOptions) -> Condition<Model> {
        Condition(.text(name: name, .equals, text, options))
    }
}

extension Field where Value: BitmaskOptions {
    /// Whether all options are set. For example: `fields.topics.containsAll([.news, .sport])`.
    public func containsAll(_ options: Value) -> Condition<Model> { bits(.all, options) }

    /// Whether one of the options is set. For example: `fields.topics.containsAny([.news])`.
    public func containsAny(_ options: Value) -> Condition<Model> { bits(.any, options) }

    /// Whether none of the options is set. For example: `fields.topics.containsNone([.news])`.
    public func containsNone(_ options: Value) -> Condition<Model> { bits(.none, options) }

    /// Whether these options are set and no other. For example: `fields.topics.isExactly([])`.
    public func isExactly(_ options: Value) -> Condition<Model> { bits(.exactly, options) }

    private func bits(_ test: BitTest, _ options: Value) -> Condition<Model> {
        Condition(.bits(name: name, test, mask: Int64(truncatingIfNeeded: options.rawValue)))
    }
}
