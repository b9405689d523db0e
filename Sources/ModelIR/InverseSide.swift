/// One of two relationships that lead to each other's entities, for SwiftData's rules about inverses that
/// aren't declared.
package struct InverseSide {
    private let isToMany: Bool
    private let isOptional: Bool

    /// - Parameter isOptional: Whether the property is optional in Swift, such as `Trip?` and `[Trip]?`.
    package init(isToMany: Bool, isOptional: Bool) {
        self.isToMany = isToMany
        self.isOptional = isOptional
    }

    /// Whether SwiftData infers that two relationships are inverses, which depends on their kinds and on which
    /// are optional.
    ///
    /// To-manys are seldom declared as optional, so beside one the to-one decides: apps rely on
    /// `var books: [Book]` and `var author: Author?` being inverses.
    package func isInferredInverse(of other: InverseSide) -> Bool {
        switch (isToMany, other.isToMany) {
        case (false, false): isOptional && other.isOptional
        case (true, true): isOptional || other.isOptional
        case (true, false): other.isOptional
        case (false, true): isOptional
        }
    }
}
