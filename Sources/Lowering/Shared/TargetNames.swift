import SwiftNames

/// The names that a target keeps for itself, and how messages speak of it.
package struct TargetNames: Sendable {
    /// For example: `Core Data`.
    package let target: String
    /// What all classes inherit from. For example: `NSManagedObject`.
    package let baseClass: String
    /// The members of that class.
    package let reserved: WordSet
    /// Whether a stored property can't begin as methods do that hand over an object. For example:
    /// `newDate`.
    package let refusesOwningFamilies: Bool
    /// Whether a relationship may have another name in the code than in the store.
    package let renamesRelationships: Bool

    package init(
        target: String,
        baseClass: String,
        reserved: WordSet,
        refusesOwningFamilies: Bool,
        renamesRelationships: Bool
    ) {
        self.target = target
        self.baseClass = baseClass
        self.reserved = reserved
        self.refusesOwningFamilies = refusesOwningFamilies
        self.renamesRelationships = renamesRelationships
    }
}
