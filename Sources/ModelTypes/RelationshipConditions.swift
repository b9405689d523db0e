extension ToOneField {
    /// Whether there's a destination. For example: `!Item.fields.owner.exists`.
    public var exists: Condition<Model> { matches(.constant(true)) }

    /// Whether there's a destination and it satisfies the condition.
    ///
    /// For example: `Item.fields.owner.matches(People.fields.weight > 70)`.
    public func matches(_ condition: Condition<Destination>) -> Condition<Model> {
        Condition(.toOne(name: name, condition.node))
    }
}

extension ToManyField {
    /// Whether there are no members. For example: `People.fields.items.isEmpty`.
    public var isEmpty: Condition<Model> { none(.constant(true)) }

    /// Whether at least one member satisfies the condition.
    ///
    /// For example: `People.fields.items.any(Item.fields.internal == true)`.
    public func any(_ condition: Condition<Destination>) -> Condition<Model> {
        Condition(.toMany(name: name, .any, condition.node))
    }

    /// Whether every member satisfies the condition; true if there are no members.
    ///
    /// For example: `People.fields.items.all(Item.fields.internal == true)`.
    public func all(_ condition: Condition<Destination>) -> Condition<Model> {
        Condition(.toMany(name: name, .all, condition.node))
    }

    /// Whether no member satisfies the condition; true if there are no members.
    ///
    /// For example: `People.fields.items.none(Item.fields.internal == true)`.
    public func none(_ condition: Condition<Destination>) -> Condition<Model> {
        Condition(.toMany(name: name, .none, condition.node))
    }
}
