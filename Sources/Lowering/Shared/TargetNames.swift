import SwiftNames

/// The names that a target reserves, and its names in messages.
package struct TargetNames: Sendable {
    /// For example: `Core Data`.
    package let target: String
    /// The base class of all classes. For example: `NSManagedObject`.
    package let baseClass: String
    /// The members of that class.
    package let reserved: WordSet
    /// The properties and methods of that class that declared members would override. For example: `entity`,
    /// `didSave()`.
    package let inherited: WordSet
    /// Whether the names of stored properties can't begin like methods that transfer ownership. For
    /// example: `newDate`.
    package let refusesOwningFamilies: Bool
    /// Whether a relationship's name in the code can differ from its name in the store.
    package let renamesRelationships: Bool
    /// Whether a macro stores each property in one whose name begins with an underscore. For example: `_id` for
    /// `id`.
    package let storesBehindUnderscores: Bool
    /// Whether declared members that print or compare objects are part of the class. For example:
    /// `description`. Otherwise, they can't replace those of the base class.
    package let addsStandardMembers: Bool

    package init(
        target: String,
        baseClass: String,
        reserved: WordSet,
        inherited: WordSet = [],
        refusesOwningFamilies: Bool,
        renamesRelationships: Bool,
        storesBehindUnderscores: Bool = false,
        addsStandardMembers: Bool = false
    ) {
        self.target = target
        self.baseClass = baseClass
        self.reserved = reserved
        self.inherited = inherited
        self.refusesOwningFamilies = refusesOwningFamilies
        self.renamesRelationships = renamesRelationships
        self.storesBehindUnderscores = storesBehindUnderscores
        self.addsStandardMembers = addsStandardMembers
    }
}
