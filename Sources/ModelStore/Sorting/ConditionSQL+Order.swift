import ModelTypes

extension ConditionSQL {
    mutating func render(_ step: SortStep) throws -> String {
        let place = step.path.reduce(Place.row(0)) { .toOne($0, $1) }
        let text = try value(of: place) { _, scope in
            try step.name.map(scope.column) ?? scope.key
        }
        if isRemote {
            if step.isLocalized { isInexact = true }
            return "\(text) \(step.isAscending ? "ASC NULLS FIRST" : "DESC NULLS LAST")"
        }
        let collation = step.isLocalized ? " COLLATE \"localized_standard\"" : ""
        return "\(text)\(collation) \(step.isAscending ? "ASC" : "DESC")"
    }
}
