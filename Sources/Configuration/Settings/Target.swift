/// What the generated code runs on.
package enum Target: String, Sendable, Hashable, CaseIterable {
    /// Apple's Core Data.
    case coredata
    /// The library ModelStore, wherever SQLite runs.
    case sqlite

    /// How the target treats the classes of entities, with its words for messages.
    package var classes: TargetClasses {
        switch self {
        case .coredata: TargetClasses(of: "Core Data", baseClass: "NSManagedObject", .inModel)
        case .sqlite: TargetClasses(of: "SQLite", baseClass: "ModelObject", .inCode)
        }
    }
}
