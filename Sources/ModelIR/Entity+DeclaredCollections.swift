extension Entity {
    /// Whether a declaration in source code gives a to-many relationship a nonoptional type.
    ///
    /// For example: `var stops: [Stop]`. The collection may still be empty, so a model calls it
    /// optional.
    package func declaresCollection(_ relationship: Relationship) -> Bool {
        guard code != nil, relationship.cardinality != .toOne else { return false }
        return !(relationship.code?.isOptionalCollection ?? false)
    }
}
