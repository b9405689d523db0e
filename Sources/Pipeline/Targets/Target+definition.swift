extension Target {
    /// The definition of the target.
    var definition: any TargetDefinition {
        switch self {
        case .coredata: CoreDataTarget()
        case .sqlite: SQLiteTarget()
        case .swiftdata: SwiftDataTarget()
        }
    }

    /// The definitions of all targets, in the order of `Target.allCases`.
    static var definitions: [any TargetDefinition] { allCases.map(\.definition) }

    /// Whether the code is for Core Data, whose rules apply then.
    package var isForCoreData: Bool { definition.isForCoreData }
}
