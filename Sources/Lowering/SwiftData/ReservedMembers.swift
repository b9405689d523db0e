import SharedLowering

extension TargetNames {
    /// The members of every SwiftData model, and the modules that its code names.
    package static let swiftData = TargetNames(
        target: "SwiftData",
        baseClass: "PersistentModel",
        reserved: [
            "Foundation", "ID", "ModelTypes", "Protocol", "Self", "Swift", "SwiftData", "Type",
            "access",
            "decoded",
            "description", "entityName", "fields", "getValue", "hasChanges", "hashValue",
            "init", "isDeleted", "modelContext", "persistentBackingData", "persistentModelID",
            "reportUndecodable", "required", "schemaMetadata", "self", "setValue", "withMutation",
        ],
        refusesOwningFamilies: false,
        renamesRelationships: true,
        addsStandardMembers: true
    )
}
