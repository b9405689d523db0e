/// The members that subclasses use from other files, and that can't be private for this reason.
package struct InheritedUses: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let privateProperties = Self(rawValue: 1)
    package static let readOnlySetters = Self(rawValue: 2)
    /// Properties inside `#if`, even if its condition doesn't hold.
    package static let conditionalProperties = Self(rawValue: 4)
    /// Setters of relationships.
    package static let relationshipSetters = Self(rawValue: 8)
}
