extension Entity {
    /// Whether there is anything that entities inherit from this one.
    ///
    /// False for an entity that only has a name and a parent, as many in a long chain do.
    package var passesOn: Bool {
        !attributes.isEmpty || !relationships.isEmpty || !fetchedProperties.isEmpty
            || !compositeProperties.isEmpty
            || (code.map { $0 != CodeDetails() } ?? false)
    }
}
