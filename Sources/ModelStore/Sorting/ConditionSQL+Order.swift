import ModelTypes

extension ConditionSQL {
    mutating func render(_ step: SortStep) throws -> String {
        let place = step.path.reduce(Place.row(0)) { .toOne($0, $1) }
        // A server has no function for a part of JSON.
        if isRemote, step.isLocalized || step.part != nil { isInexact = true }
        let scalar = isRemote && step.part != nil ? nil : step.scalar(in: place)
        var isDecimal = false
        let text =
            if let scalar {
                try render(scalar)
            } else {
                try value(of: place) { _, scope in
                    guard let name = step.name else { return scope.key }
                    isDecimal = try scope.sql(name).isDecimal
                    return try scope.column(name)
                }
            }
        if isRemote { return "\(text) \(direction(step))" }
        let name = step.collation ?? (isDecimal ? "decimal" : nil)
        let collation = name.map { " COLLATE \"\($0)\"" } ?? ""
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

extension SortStep {
    fileprivate var collation: String? {
        isLocalized ? "localized_standard" : part?.isDecimal == true ? "decimal" : nil
    }

    /// What the order computes of a column; `nil` if it's that of the column itself, or of the row's key.
    fileprivate func scalar(in place: Place) -> Scalar? {
        guard let name, part != nil || !ranks.isEmpty else { return nil }
        let column = Scalar.column(place, name)
        let value = part.map { .part(column, $0) } ?? column
        return ranks.isEmpty ? value : value.ranked(ranks)
    }
}
