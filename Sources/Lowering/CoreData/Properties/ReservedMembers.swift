import SharedLowering
import SwiftNames

/// Members of NSObject and NSManagedObject that a generated property would hide or override.
///
/// After the reference pages of `NSObject`, `NSObjectProtocol` and `NSManagedObject`.
enum ReservedMembers {
    static let names: WordSet = [
        // NSObject and its protocol.
        "attributeKeys", "autoContentAccessingProxy", "class", "classForCoder",
        "classForKeyedArchiver", "className", "copy", "dealloc", "debugDescription", "description",
        "finalize", "hash", "hashValue", "init",
        "isEqual",
        "isProxy", "mutableCopy", "observationInfo", "release", "retain", "retainCount", "self",
        "superclass", "toManyRelationshipKeys", "toOneRelationshipKeys", "zone",
        // Swift's own word for the class.
        "Self",
        // The modules of which the code may have to say that a type is theirs.
        "CoreData", "Foundation", "ModelTypes", "Swift",
        // NSManagedObject; its flags by their Objective-C names, too.
        "awakeFromFetch", "awakeFromInsert", "changedValues", "changedValuesForCurrentEvent",
        "deleted", "didSave", "didTurnIntoFault", "entity", "fault", "faultingState", "hasChanges",
        "hasPersistentChangedValues", "inserted", "isDeleted", "isFault", "isInserted", "isUpdated",
        "managedObjectContext", "objectID", "objectWillChange", "prepareForDeletion", "updated",
        "willSave", "willTurnIntoFault",
    ]
}

extension TargetNames {
    package static let coreData = TargetNames(
        target: "Core Data",
        baseClass: "NSManagedObject",
        reserved: ReservedMembers.names,
        refusesOwningFamilies: true,
        renamesRelationships: false
    )
}
