import ModelIR

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

    /// Whether the code leaves an attribute out.
    package func leavesOut(_ attribute: Attribute) -> Bool { definition.leavesOut(attribute) }

    /// Whether the code is for Core Data, whose rules apply then.
    package var isForCoreData: Bool { definition.isForCoreData }
}
