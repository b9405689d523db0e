extension Entity {
    /// Whether other entities can inherit anything from this one.
    ///
    /// False for an entity that only has a name and a parent, as is common in a long chain.
    package var passesOn: Bool {
        !properties.isEmpty || (code.map { $0 != CodeDetails() } ?? false)
    }
}
