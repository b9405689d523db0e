/// The platform of the generated code.
package enum Target: String, Sendable, Hashable, CaseIterable {
    /// Apple's Core Data.
    case coredata
    /// The library ModelStore, on any system that has SQLite.
    case sqlite
    /// Apple's SwiftData.
    case swiftdata

    /// The target's handling of entity classes, with its terms for messages.
    package var classes: TargetClasses {
        switch self {
        case .coredata: TargetClasses(of: "Core Data", baseClass: "NSManagedObject", .inModel)
        case .sqlite: TargetClasses(of: "SQLite", baseClass: "ModelObject", .inCode)
        case .swiftdata:
            TargetClasses(of: "SwiftData", baseClass: "PersistentModel", .inCode)
        }
    }
}
