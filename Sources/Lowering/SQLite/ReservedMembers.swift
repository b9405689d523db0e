import SharedLowering
import SwiftNames

extension TargetNames {
    /// Members of `ModelObject` and of `PersistentModel` that a property would hide.
    static let sqlite = TargetNames(
        target: "SQLite",
        baseClass: "ModelObject",
        reserved: [
            "bind", "decode", "description", "didChange", "entity", "entityName", "fields",
            "hasChanges", "hash", "hashValue", "init", "isDeleted", "modelContext",
            "persistentModelID", "relate", "required", "resolve", "self", "Self",
        ],
        refusesOwningFamilies: false
    )
}
