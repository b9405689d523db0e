/// Everything that changes a database's tables, decided before anything is changed.
package struct MigrationPlan: Sendable {
    package var tables: [TablePlan] = []
    package var joins: [JoinPlan] = []
    /// The old tables whose rows get other keys.
    var movedTables: Set<String> = []
    /// The changes in words.
    package var changes: [String] = []
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
    package var needsCleaning = false

    /// The old tables that stay, perhaps with another form or name.
    package var tablesThatStay: Set<String> {
        let own = tables.compactMap { plan in
            switch plan.kind {
            case .alter(let old): old
            case .keep: plan.table.name
            case .create, .rebuild: nil
            }
        }
        return Set(own + joins.filter(\.isKept).map(\.table.name))
    }

    /// Whether the tables are what the model needs, and their rows, too.
    var isEmpty: Bool { changes.isEmpty && problems.isEmpty }

    /// What tells the file and the model apart, in words.
    var differences: [String] { changes.isEmpty ? problems.map(\.description) : changes }
}
