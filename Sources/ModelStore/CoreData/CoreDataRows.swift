/// What rows of one entity have in a store of Core Data beside their properties: `Z_ENT`, `Z_OPT`, and
/// columns that repeat what others say.
struct CoreDataRows: Sendable {
    /// The number of the entity, `Z_ENT`.
    let number: Int64
    /// The number of the entity whose `Z_MAX` counts the keys.
    let rootNumber: Int64
    /// The references that have a column with the entity that they lead to.
    let marks: [Mark]
    private let table: String

    /// For example: `Z7_COVER` beside `ZCOVER`.
    struct Mark: Sendable {
        /// The column, quoted.
        let name: String
        /// The column with the key, quoted.
        let reference: String
        /// The number of the entity that the relationship leads to.
        let destination: Int
    }

    /// - Returns: `nil` for a table of another program.
    init?(_ entity: FlatEntity, _ relationships: [RelationshipInfo]) {
        guard let table = entity.existing, let rootNumber = table.rootNumber,
            let number = table.numbers.first(where: { $0.name == entity.name })?.number
        else { return nil }
        let columns = entity.table.columnNames
        self.number = number
        self.rootNumber = rootNumber
        self.table = quoted(table.name)
        marks = relationships.compactMap { relationship in
            guard let place = relationship.reference?.column,
                let mark = table.entityColumn(columns[place])
            else { return nil }
            return Mark(
                name: quoted(mark),
                reference: quoted(table.storedName(columns[place])),
                destination: relationship.destination
            )
        }
    }

    /// The statement that counts a change of a row, and returns how often it was changed.
    var countChange: String {
        "UPDATE \(table) SET \(Self.nextVersion) WHERE \"Z_PK\" = ?1 RETURNING \"Z_OPT\""
    }

    /// For example: `"Z_OPT" = coalesce("Z_OPT", 0) + 1`.
    static let nextVersion = "\"Z_OPT\" = coalesce(\"Z_OPT\", 0) + 1"

    /// The statement that writes the entities that a row's references lead to.
    /// - Parameter destinations: the tables by the numbers of the entities.
    func setMarks(_ destinations: (Int) -> String) -> String {
        let list = marks.map { mark in
            "\(mark.name) = (SELECT d.\"Z_ENT\" FROM \(quoted(destinations(mark.destination))) d"
                + " WHERE d.\"Z_PK\" = \(table).\(mark.reference))"
        }
        return "UPDATE \(table) SET \(list.joined(separator: ", ")) WHERE \"Z_PK\" = ?1"
    }
}
