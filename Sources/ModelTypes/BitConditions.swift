extension Field where Value: BitmaskOptions {
    /// Whether all options are set; true for none of them.
    ///
    /// For example: `fields.topics.containsAll([.news, .sport])`.
    public func containsAll(_ options: Value) -> Condition<Model> { bits(.all, options) }

    /// Whether one of the options is set; false for none of them.
    ///
    /// For example: `fields.topics.containsAny([.news])`.
    public func containsAny(_ options: Value) -> Condition<Model> { bits(.any, options) }

    /// Whether none of the options is set. For example: `fields.topics.containsNone([.news])`.
    public func containsNone(_ options: Value) -> Condition<Model> { bits(.none, options) }

    /// Whether these options are set and no other. For example: `fields.topics.isExactly([])`.
    public func isExactly(_ options: Value) -> Condition<Model> { bits(.exactly, options) }
}

/// Options that may be missing: no test of bits holds for a missing value.
extension Field where Value: OptionalValue, Value.Wrapped: BitmaskOptions {
    /// Whether there is a value, and all options are set.
    ///
    /// For example: `fields.topics.containsAll([.news, .sport])`.
    public func containsAll(_ options: Value.Wrapped) -> Condition<Model> { bits(.all, options) }

    /// Whether one of the options is set. For example: `fields.topics.containsAny([.news])`.
    public func containsAny(_ options: Value.Wrapped) -> Condition<Model> { bits(.any, options) }

    /// Whether there is a value, and none of the options is set.
    ///
    /// For example: `fields.topics.containsNone([.news])`.
    public func containsNone(_ options: Value.Wrapped) -> Condition<Model> { bits(.none, options) }

    /// Whether there is a value, these options are set and no other.
    ///
    /// For example: `fields.topics.isExactly([])`.
    public func isExactly(_ options: Value.Wrapped) -> Condition<Model> { bits(.exactly, options) }
}

extension Field {
    fileprivate func bits(_ test: BitTest, _ options: some BitmaskOptions) -> Condition<Model> {
        Condition(.bits(name: name, test, mask: Int64(truncatingIfNeeded: options.rawValue)))
    }
}
