extension Field where Value: BitmaskOptions {
    /// Whether all of the options are set; true for an empty set.
    ///
    /// For example: `fields.topics.containsAll([.news, .sport])`.
    public func containsAll(_ options: Value) -> Condition<Model> { bits(.all, options) }

    /// Whether at least one of the options is set; false for an empty set.
    ///
    /// For example: `fields.topics.containsAny([.news])`.
    public func containsAny(_ options: Value) -> Condition<Model> { bits(.any, options) }

    /// Whether none of the options is set. For example: `fields.topics.containsNone([.news])`.
    public func containsNone(_ options: Value) -> Condition<Model> { bits(.none, options) }

    /// Whether exactly these options are set. For example: `fields.topics.isExactly([])`.
    public func isExactly(_ options: Value) -> Condition<Model> { bits(.exactly, options) }
}

/// Conditions on optional option sets: none of them holds for a missing value.
extension Field where Value: OptionalValue, Value.Wrapped: BitmaskOptions {
    /// Whether there's a value and all of the options are set.
    ///
    /// For example: `fields.topics.containsAll([.news, .sport])`.
    public func containsAll(_ options: Value.Wrapped) -> Condition<Model> { bits(.all, options) }

    /// Whether at least one of the options is set. For example:
    /// `fields.topics.containsAny([.news])`.
    public func containsAny(_ options: Value.Wrapped) -> Condition<Model> { bits(.any, options) }

    /// Whether there's a value and none of the options is set.
    ///
    /// For example: `fields.topics.containsNone([.news])`.
    public func containsNone(_ options: Value.Wrapped) -> Condition<Model> { bits(.none, options) }

    /// Whether there's a value and exactly these options are set.
    ///
    /// For example: `fields.topics.isExactly([])`.
    public func isExactly(_ options: Value.Wrapped) -> Condition<Model> { bits(.exactly, options) }
}

extension Field {
    fileprivate func bits(_ test: BitTest, _ options: some BitmaskOptions) -> Condition<Model> {
        Condition(.bits(name: name, test, mask: Int64(truncatingIfNeeded: options.rawValue)))
    }
}
