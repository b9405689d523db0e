import ModelStore
import ModelTypes

/// A class as it's generated for a table whose names have a collation of another program.
final class Spot: ModelObject, PersistentModel {
    var name: String? { didSet { didChange(1) } }

    init(name: String?) {
        self.name = name
        super.init()
    }

    required init(row: Row) throws {
        name = row[1]
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws { name = row[1] }

    override func bind(to statement: Statement) { statement.bind(1, name) }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Spot",
        table: "spot",
        storage: .existing(key: "id"),
        columns: [.string("name", isOptional: true)]
    )
}

extension Fields where Model: Spot {
    var key: Field<Model, Int64> { Field("_pk") }
    var name: Field<Model, String?> { Field("name") }
}

/// The same for a view, or a table whose rows have no number.
final class SpotName: ModelObject, PersistentModel {
    private(set) var name: String

    required init(row: Row) throws {
        name = row[1]
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws { name = row[1] }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "SpotName",
        table: "spot_name",
        storage: .readOnly,
        columns: [.string("name")]
    )
}
