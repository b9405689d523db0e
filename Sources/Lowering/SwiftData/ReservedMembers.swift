import SharedLowering

extension TargetNames {
    /// The members of every SwiftData model, and the modules that its code names. Members of the type, such
    /// as `fields`, can share their names with properties.
    package static let swiftData = TargetNames(
        target: "SwiftData",
        baseClass: "PersistentModel",
        reserved: [
            "Foundation", "ID", "ModelTypes", "Protocol", "Self", "Swift", "SwiftData", "Type",
            "access", "decoded", "description", "getValue", "hashValue", "init", "modelContext",
            "persistentBackingData", "persistentModelID",
            "reportUndecodable", "required", "schemaMetadata", "self", "setValue", "withMutation",
        ],
        refusesOwningFamilies: false,
        renamesRelationships: true,
        storesBehindUnderscores: true,
        addsStandardMembers: true
    )
}
