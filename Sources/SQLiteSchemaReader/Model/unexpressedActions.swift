/// The actions of a foreign key that a model can't express.
///
/// For example: `ON UPDATE CASCADE of the foreign key (album_id) of 'track'`.
/// - Parameter isPair: whether the table only connects two others, whose rows go with either of theirs.
func unexpressedActions(_ key: ForeignKey, of table: Table, isPair: Bool) -> [String] {
    let place = "the foreign key (\(key.columns.joined(separator: ", "))) of '\(table.name)'"
    let isExpressed =
        isPair
        ? ["NO ACTION", "CASCADE"].contains(key.onDelete) : key.onDelete != "SET DEFAULT"
    let isKept = ["NO ACTION", "RESTRICT"].contains(key.onUpdate)
    return (isExpressed ? [] : ["ON DELETE \(key.onDelete) of \(place)"])
        + (isKept ? [] : ["ON UPDATE \(key.onUpdate) of \(place)"])
}
