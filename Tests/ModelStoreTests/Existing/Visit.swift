import ModelStore
import ModelTypes

/// A class as it's generated for a table with texts for dates.
final class Visit: ModelObject, PersistentModel {
    var at: Date { didSet { didChange(1) } }

    init(at: Date) {
        self.at = at
        super.init()
    }

    required init(row: Row) throws {
        at = row[1]
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws { at = row[1] }

    override func bind(to statement: Statement) { statement.bind(1, at) }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Visit",
        table: "visit",
        storage: .existing(key: "id"),
        columns: [.stored(as: .text("2001-01-01T00:00:00Z"), .date("at"))]
    )
}

extension Fields where Model: Visit {
    var at: Field<Model, Date> { Field("at") }
}
