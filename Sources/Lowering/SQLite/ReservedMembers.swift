import SharedLowering
import SwiftNames

extension TargetNames {
    /// The members of `ModelObject` and `PersistentModel` that a property would hide. Those of the type,
    /// such as `fields`, can share their names with properties.
    package static let sqlite = TargetNames(
        target: "SQLite",
        baseClass: "ModelObject",
        reserved: [
            "addKeyPaths", "bind", "decode", "didChange", "Foundation", "hasChanges", "hashValue",
            "init", "isDeleted", "modelContext", "ModelStore", "ModelTypes", "persistentModelID",
            "relate", "required", "resolve", "rowKey", "self", "Self", "swapReference", "Swift",
        ],
        refusesOwningFamilies: false,
        renamesRelationships: true,
        standardMembers: .overriding
    )
}
