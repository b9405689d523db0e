/// The columns of a schema that references hold values of, other than the numbers of rows.
///
/// Empty unless another program made the tables.
struct ReferredColumns: Sendable {
    /// One of them, with the statement that records its value for references.
    struct Column: Sendable {
        let number: Int
        /// Whether the column is a foreign key itself.
        let isReference: Bool
        /// The parameters are those of an insertion.
        let recording: String
    }

    private let columns: [Int: [Column]]
    /// The number of columns that are foreign keys themselves: no chain of references is longer.
    let referenceCount: Int

    var isEmpty: Bool { columns.isEmpty }

    /// The columns of an entity.
    subscript(entity: EntityInfo) -> [Column] { columns[entity.number] ?? [] }

    init(_ entities: [EntityInfo]) {
        var referred: [Int: Set<ReferredColumn>] = [:]
        func add(_ column: ReferredColumn?, _ entity: Int) {
            if let column, !column.isNumber { referred[entity, default: []].insert(column) }
        }
        for entity in entities {
            for relationship in entity.relationships {
                add(relationship.reference?.referred, relationship.destination)
                add(relationship.join?.referredOwner, entity.number)
                add(relationship.join?.referredMember, relationship.destination)
            }
        }
        let columns = referred.reduce(into: [Int: [Column]]()) { columns, entry in
            let sql = entities[entry.key].columnSQL
            columns[entry.key] = entry.value.compactMap { referred in
                sql.firstIndex { $0.name == referred.column }.map { number in
                    Column(
                        number: number,
                        isReference: sql[number].isReference,
                        recording: referred.recording("?1", sql[number].writing("?\(number + 1)"))
                    )
                }
            }
        }
        self.columns = columns
        referenceCount = columns.values.joined().count(where: \.isReference)
    }
}
