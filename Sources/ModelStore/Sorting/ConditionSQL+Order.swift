import ModelTypes

extension ConditionSQL {
    mutating func render(_ step: SortStep) throws -> String {
        let place = step.path.reduce(Place.row(0)) { .toOne($0, $1) }
        let text =
            if let name = step.name, !step.ranks.isEmpty {
                try render(Scalar.column(place, name).ranked(step.ranks))
            } else {
                try value(of: place) { _, scope in try step.name.map(scope.column) ?? scope.key }
            }
        if isRemote {
            if step.isLocalized { isInexact = true }
            return "\(text) \(direction(step))"
        }
        let collation = step.isLocalized ? " COLLATE \"localized_standard\"" : ""
        return "\(text)\(collation) \(step.isAscending ? "ASC" : "DESC")"
    }

    /// A server's order has to be that of an index: a declared one has NULL first, as SQLite does, and
    /// that of a constraint has it last.
    private func direction(_ step: SortStep) -> String {
        let isConstrained =
            step.path.isEmpty && step.ranks.isEmpty
            && (step.name.map(entity.info.sortedByConstraint.contains) ?? true)
        if isConstrained { return step.isAscending ? "ASC" : "DESC" }
        return step.isAscending ? "ASC NULLS FIRST" : "DESC NULLS LAST"
    }
}
