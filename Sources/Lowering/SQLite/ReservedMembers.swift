import SharedLowering
import SwiftNames

extension TargetNames {
    /// The members of `ModelObject` and `PersistentModel` that a property would hide.
    package static let sqlite = TargetNames(
        target: "SQLite",
        baseClass: "ModelObject",
        reserved: [
            "addKeyPaths", "bind", "debugDescription", "decode", "description", "didChange",
            "entity", "entityName",
            "fields",
            "Foundation", "hasChanges", "hash", "hashValue", "init", "isDeleted", "modelContext",
            "ModelStore", "ModelTypes",
            "persistentModelID", "relate", "required", "resolve", "rowKey", "self", "Self",
            "swapReference",
            "Swift",
        ],
        refusesOwningFamilies: false,
        renamesRelationships: true,
        standardMembers: .overriding
    )
}
