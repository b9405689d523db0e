extension ToOneField {
    /// Whether there is a destination. For example: `!Item.fields.owner.exists`.
    public var exists: Condition<Model> { matches(.constant(true)) }

    /// Whether there is a destination and the condition holds for it.
    ///
    /// For example: `Item.fields.owner.matches(People.fields.weight > 70)`.
    public func matches(_ condition: Condition<Destination>) -> Condition<Model> {
        Condition(.toOne(name: name, condition.node))
    }
}

extension ToManyField {
    /// Whether there is no member. For example: `People.fields.items.isEmpty`.
    public var isEmpty: Condition<Model> { none(.constant(true)) }

    /// Whether the condition holds for a member.
    ///
    /// For example: `People.fields.items.any(Item.fields.internal == true)`.
    public func any(_ condition: Condition<Destination>) -> Condition<Model> {
        Condition(.toMany(name: name, .any, condition.node))
    }

    /// Whether the condition holds for every member; true where there is none.
    ///
    /// For example: `People.fields.items.all(Item.fields.internal == true)`.
    public func all(_ condition: Condition<Destination>) -> Condition<Model> {
        Condition(.toMany(name: name, .all, condition.node))
    }

    /// Whether the condition holds for no member; true where there is none.
    ///
    /// For example: `People.fields.items.none(Item.fields.internal == true)`.
    public func none(_ condition: Condition<Destination>) -> Condition<Model> {
        Condition(.toMany(name: name, .none, condition.node))
    }
}
