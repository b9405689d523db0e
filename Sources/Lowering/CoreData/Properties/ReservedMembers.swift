/// Members of NSObject and NSManagedObject that a generated property would hide or override.
///
/// After the reference pages of `NSObject`, `NSObjectProtocol` and `NSManagedObject`.
enum ReservedMembers {
    static let names: Set<String> = [
        // NSObject and its protocol.
        "autoContentAccessingProxy", "classForCoder", "className", "copy", "dealloc",
        "debugDescription", "description", "finalize", "hash", "hashValue", "init", "isEqual",
        "isProxy", "mutableCopy", "observationInfo", "release", "retain", "retainCount", "self",
        "superclass", "zone",
        // NSManagedObject.
        "didSave", "entity", "faultingState", "hasChanges", "hasPersistentChangedValues",
        "isDeleted", "isFault", "isInserted", "isUpdated", "managedObjectContext", "objectID",
        "objectWillChange", "prepareForDeletion", "willSave",
    ]
}
