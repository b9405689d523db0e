/// The place of a new row of a join table in one of the two lists.
struct LinkPlace {
    let join: RelationshipInfo.Join
    let column: String
    /// What the statement says for the list's owner.
    let owner: String
    let step: Int64
    /// `nil` if a server finds it.
    let value: Int64?

    /// An expression for the place behind all that are stored.
    ///
    /// - Parameter key: What the statement says for the distribution key.
    func next(_ key: String?) -> String {
        let test = key.map { " AND \(quoted(Distribution.joinColumn)) = \($0)" } ?? ""
        return "(SELECT coalesce(max(\(quoted(column))), 0) + \(step) FROM \(quoted(join.table))"
            + " WHERE \(quoted(join.owner)) = \(owner)\(test))"
    }
}
