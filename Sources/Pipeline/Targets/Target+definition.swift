extension Target {
    /// The list of all targets, as values.
    var definition: any TargetDefinition {
        switch self {
        case .coredata: CoreDataTarget()
        case .sqlite: SQLiteTarget()
        }
    }

    /// The definitions of all targets, in their order.
    static var definitions: [any TargetDefinition] { allCases.map(\.definition) }
}
