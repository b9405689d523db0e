import SwiftNames

/// The names that a target reserves, and its names in messages.
package struct TargetNames: Sendable {
    /// For example: `Core Data`.
    package let target: String
    /// The base class of all classes. For example: `NSManagedObject`.
    package let baseClass: String
    /// The members of that class.
    package let reserved: WordSet
    /// Whether the names of stored properties can't begin like methods that transfer ownership. For
    /// example: `newDate`.
    package let refusesOwningFamilies: Bool
    /// Whether a relationship's name in the code can differ from its name in the store.
    package let renamesRelationships: Bool
    package let standardMembers: StandardMembers

    /// What becomes of declared members that print or compare objects. For example: `description`.
    package enum StandardMembers: Sendable {
        /// They're added to the class: its base class has none.
        case added
        /// Those that compare objects override those of the base class; those that print them are added.
        case overriding
        /// They can't replace those of the base class.
        case leftOut
    }

    package init(
        target: String,
        baseClass: String,
        reserved: WordSet,
        refusesOwningFamilies: Bool,
        renamesRelationships: Bool,
        standardMembers: StandardMembers = .leftOut
    ) {
        self.target = target
        self.baseClass = baseClass
        self.reserved = reserved
        self.refusesOwningFamilies = refusesOwningFamilies
        self.renamesRelationships = renamesRelationships
        self.standardMembers = standardMembers
    }
}
