/// Why a model can't express the actions of a foreign key.
///
/// For example: of `ON UPDATE CASCADE`, which the database goes on doing.
/// - Parameter isPair: whether the table only connects two others, whose rows go with either of theirs.
func unexpressedActions(_ key: ForeignKey, of table: Table, isPair: Bool) -> [String] {
    let place = "the foreign key (\(key.columns.joined(separator: ", "))) of '\(table.name)'"
    var reasons: [String] = []
    switch key.onDelete {
    case "NO ACTION", "CASCADE": break
    case let action where isPair:
        reasons.append(
            "ON DELETE \(action) of \(place) has no equivalent in a model and is left out"
        )
    case "SET DEFAULT":
        let isRequired = key.columns.first.flatMap(table.column)?.needsValue == true
        let instead =
            isRequired ? "deleting what a row refers to is refused" : "the reference becomes nil"
        reasons.append("ON DELETE SET DEFAULT of \(place) has no equivalent in a model: \(instead)")
    default: break
    }
    if !["NO ACTION", "RESTRICT"].contains(key.onUpdate) {
        reasons.append(
            "ON UPDATE \(key.onUpdate) of \(place) isn't part of the model: the database does it as before, and"
                + " new stores have no values that need it"
        )
    }
    return reasons
}
