import SharedLowering
import SwiftNames

extension TargetNames {
    /// The properties of `ModelObject` and `PersistentModel`. Its methods, such as `resolve`, and the members
    /// of the type, such as `fields`, can share their names with properties.
    package static let sqlite = TargetNames(
        target: "SQLite",
        baseClass: "ModelObject",
        reserved: [
            "Foundation", "hashValue", "init", "modelContext", "ModelStore",
            "ModelTypes", "persistentModelID", "rowKey", "self", "Self", "Swift",
        ],
        inherited: ["modelContext", "persistentModelID", "rowKey"],
        refusesOwningFamilies: false,
        renamesRelationships: true,
        addsStandardMembers: true
    )
}
