extension Entity {
    /// Whether a declaration in source code gives a to-many relationship a type that isn't optional.
    ///
    /// For example: `var stops: [Stop]`. It may be empty all the same, so a model calls it optional.
    package func declaresCollection(_ relationship: Relationship) -> Bool {
        guard code != nil, relationship.cardinality != .toOne else { return false }
        return !(relationship.code?.isOptionalCollection ?? false)
    }
}
