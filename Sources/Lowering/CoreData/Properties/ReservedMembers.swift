import SwiftNames

/// Members of NSObject and NSManagedObject that a generated property would hide or override.
///
/// After the reference pages of `NSObject`, `NSObjectProtocol` and `NSManagedObject`.
enum ReservedMembers {
    static let names: WordSet = [
        // NSObject and its protocol.
        "autoContentAccessingProxy", "class", "classForCoder", "className", "copy",
        "dealloc", "debugDescription", "description", "finalize", "hash", "hashValue", "init",
        "isEqual",
        "isProxy", "mutableCopy", "observationInfo", "release", "retain", "retainCount", "self",
        "superclass", "zone",
        // Swift's own word for the class.
        "Self",
        // NSManagedObject; its flags by their Objective-C names, too.
        "deleted", "didSave", "entity", "fault", "faultingState", "hasChanges",
        "hasPersistentChangedValues", "inserted", "isDeleted", "isFault", "isInserted", "isUpdated",
        "managedObjectContext", "objectID", "objectWillChange", "prepareForDeletion", "updated",
        "willSave",
    ]
}
