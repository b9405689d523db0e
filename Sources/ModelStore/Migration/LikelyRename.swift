/// An entity with rows that is gone, and a new one with most of its properties.
///
/// Rows must not be lost because a class got a new name. A stage with code may do that itself, and is
/// asked afterwards: objects of the new class show that it has.
struct LikelyRename: Hashable, Sendable {
    let entity: String
    /// The number of its rows.
    let count: Int
    /// The entity whose rows they become; `nil` if they are lost.
    let heir: String?
    /// The new entity.
    let successor: String
    /// The rows of the new entity, if it can have any. For example: `"Card"`.
    let rows: String?

    /// Whether there are objects of the new entity.
    func isMade(_ connection: Connection) throws -> Bool {
        guard let rows else { return false }
        return try connection.hasRows(rows)
    }

    func problem(isInStage: Bool) -> MigrationProblem {
        let loss = heir.map { "become those of '\($0)'" } ?? "be lost"
        return MigrationProblem(
            .maybeRenamed,
            entity,
            rowCount: count,
            "\(ModelStore.rows(count)) would \(loss); if '\(successor)' is its new name, "
                + (isInStage
                    ? "insert objects of it in the stage, else remove the rows there"
                    : "say so with @Model(originalName: \"\(entity)\") (a renaming ID in a Core Data model), or"
                        + " insert objects of it in a custom stage, as source for SwiftData must; else remove"
                        + " the rows in a stage")
        )
    }
}
