/// What the classes that inherit from a class reach from their own files, so that the class can't
/// keep it to itself.
package struct InheritedUses: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let privateProperties = Self(rawValue: 1)
    package static let readOnlySetters = Self(rawValue: 2)
    /// Properties inside `#if`, also where it does not hold.
    package static let conditionalProperties = Self(rawValue: 4)
}
