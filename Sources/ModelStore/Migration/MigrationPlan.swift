/// Everything that changes a file's tables, decided before anything is changed.
struct MigrationPlan {
    var tables: [TablePlan] = []
    var joins: [JoinPlan] = []
    /// The old tables whose rows get other keys.
    var movedTables: Set<String> = []
    /// The changes in words.
    var changes: [String] = []
    var problems: [MigrationProblem] = []
    /// The entities that code may give a new name.
    var likelyRenames: [LikelyRename] = []
    /// Whether the model only lacks entities that nothing else leads to, while the file has rows of
    /// them.
    ///
    /// A program may have named some of the model's classes only. Rows must not be lost by that, so
    /// the file stays as it is.
    var isPartial = false
    /// Whether rows are removed that others may refer to.
    var needsCleaning = false

    /// Whether the tables are what the model needs, and their rows, too.
    var isEmpty: Bool { changes.isEmpty && problems.isEmpty }

    /// What tells the file and the model apart, in words.
    var differences: [String] { changes.isEmpty ? problems.map(\.description) : changes }
}
