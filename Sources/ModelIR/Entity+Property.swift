extension Entity {
    /// Returns the property with a name in the store. For example: `topicsRaw`.
    package func property(named name: String) -> Property? {
        properties.place(of: name).map { properties[$0] }
    }
}

extension PropertyList {
    /// Returns the place of the property with a name in the store, where composite properties have none.
    package func place(of name: String) -> Int? {
        firstIndex { $0.kind != .composite && $0.name == name }
    }
}
