import SharedLowering
import SwiftNames

extension TargetNames {
    /// The members of `ModelObject` and `PersistentModel` that a property would hide.
    package static let sqlite = TargetNames(
        target: "SQLite",
        baseClass: "ModelObject",
        reserved: [
            "addKeyPaths", "bind", "decode", "description", "didChange", "entity", "entityName",
            "fields",
            "Foundation", "hasChanges", "hash", "hashValue", "init", "isDeleted", "modelContext",
            "ModelStore", "ModelTypes",
            "persistentModelID", "relate", "required", "resolve", "rowKey", "self", "Self",
            "swapReference",
            "Swift",
        ],
        refusesOwningFamilies: false,
        renamesRelationships: true
    )
}
