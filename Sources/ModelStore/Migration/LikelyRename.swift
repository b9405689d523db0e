/// An entity with rows that is gone, and a new one with most of its properties.
///
/// Rows must not be lost because a class got a new name. A stage with code may do that itself, and is
/// asked afterwards: objects of the new class show that it has.
struct LikelyRename: Hashable, Sendable {
    private let entity: String
    private let count: Int
    /// The entity whose rows they become; `nil` if they are lost.
    private let heir: String?
    private let successor: EntitySchema

    init(_ entity: String, _ count: Int, heir: String?, to successor: EntitySchema) {
        self.entity = entity
        self.count = count
        self.heir = heir
        self.successor = successor
    }

    /// Whether there are objects of the new entity.
    func isMade(_ connection: Connection) throws -> Bool {
        let hasSeveral = try connection.texts(
            "SELECT name FROM pragma_table_info(\(literal(successor.table))) WHERE name = '_type'"
        )
        let type = hasSeveral.isEmpty ? "" : " WHERE \"_type\" = \(literal(successor.name))"
        return try connection.integer("SELECT 1 FROM \(quoted(successor.table))\(type) LIMIT 1")
            != nil
    }

    func problem(isInStage: Bool) -> MigrationProblem {
        let loss = heir.map { "become those of '\($0)'" } ?? "be lost"
        let name = successor.name
        return MigrationProblem(
            .maybeRenamed,
            entity,
            rowCount: count,
            "\(rows(count)) would \(loss); if '\(name)' is its new name, "
                + (isInStage
                    ? "insert objects of it in the stage, else remove the rows there"
                    : "say so with originalName '\(entity)' (a renaming ID in a Core Data model), else remove"
                        + " the rows in a custom stage")
        )
    }
}
