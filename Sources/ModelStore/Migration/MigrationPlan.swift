/// Everything that changes a file's tables, decided before anything is changed.
struct MigrationPlan {
    var tables: [TablePlan] = []
    var joins: [JoinPlan] = []
    /// The old tables that nothing is left of.
    var removedTables: [String] = []
    /// The old tables whose rows get other keys.
    var movedTables: Set<String> = []
    /// The changes in words.
    var changes: [String] = []
    var problems: [MigrationProblem] = []
    /// Whether rows are removed that others may refer to.
    var needsCleaning = false

    /// Whether the tables are what the model needs.
    var isEmpty: Bool { changes.isEmpty }
}
