import SharedLowering
import SwiftNames

/// Members of `NSObject` and `NSManagedObject` that a generated property would hide or override.
///
/// Based on the documentation of `NSObject`, `NSObjectProtocol` and `NSManagedObject`.
enum ReservedMembers {
    static let names: WordSet = [
        // `NSObject` and its protocol.
        "attributeKeys", "autoContentAccessingProxy", "class", "classForCoder",
        "classForKeyedArchiver", "className", "copy", "dealloc", "debugDescription", "description",
        "finalize", "hash", "hashValue", "init",
        "isEqual",
        "isProxy", "mutableCopy", "observationInfo", "release", "retain", "retainCount", "self",
        "superclass", "toManyRelationshipKeys", "toOneRelationshipKeys", "zone",
        // Swift's own name for the class.
        "Self",
        // The modules that can qualify types in the code.
        "CoreData", "Foundation", "ModelTypes", "Swift",
        // `NSManagedObject`, including its flags by their Objective-C names.
        "awakeFromFetch", "awakeFromInsert", "changedValues", "changedValuesForCurrentEvent",
        "deleted", "didSave", "didTurnIntoFault", "entity", "fault", "faultingState", "hasChanges",
        "hasPersistentChangedValues", "inserted", "isDeleted", "isFault", "isInserted", "isUpdated",
        "managedObjectContext", "objectID", "objectWillChange", "prepareForDeletion", "updated",
        "willSave", "willTurnIntoFault",
    ]

    /// Those that a member of an extension would override, which Swift doesn't allow, or only in a class.
    static let inherited: WordSet = [
        "attributeKeys", "autoContentAccessingProxy", "classForCoder", "classForKeyedArchiver",
        "className", "isEqual(_:)", "mutableCopy()", "observationInfo", "superclass",
        "toManyRelationshipKeys", "toOneRelationshipKeys",
        "awakeFromFetch()", "awakeFromInsert()", "changedValues()",
        "changedValuesForCurrentEvent()", "deleted", "didSave()", "didTurnIntoFault()", "entity",
        "fault", "faultingState", "hasChanges", "hasPersistentChangedValues", "inserted",
        "isDeleted", "isFault", "isInserted", "isUpdated", "managedObjectContext", "objectID",
        "objectWillChange", "prepareForDeletion()", "updated", "willSave()",
        "willTurnIntoFault()",
    ]
}

extension TargetNames {
    package static let coreData = TargetNames(
        target: "Core Data",
        baseClass: "NSManagedObject",
        reserved: ReservedMembers.names,
        inherited: ReservedMembers.inherited,
        refusesOwningFamilies: true,
        renamesRelationships: false
    )
}
