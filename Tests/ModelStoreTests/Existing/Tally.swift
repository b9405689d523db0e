import ModelStore
import ModelTypes

/// A class as it's generated for a table with numbers, which has no rules for them.
final class Tally: ModelObject, PersistentModel {
    var count: Int64 { didSet { didChange(1) } }
    var age: Int16? { didSet { didChange(2) } }
    var level: Double? { didSet { didChange(3) } }
    var weight: Double { didSet { didChange(4) } }

    /// The table, as another program has made it.
    static let table = """
        CREATE TABLE tally (id INTEGER PRIMARY KEY, n INTEGER, age INTEGER, level REAL, weight REAL);
        """

    init(count: Int64, weight: Double = 0) {
        self.count = count
        self.weight = weight
        super.init()
    }

    required init(row: Row) throws {
        count = row[1]
        age = row[2]
        level = row[3]
        weight = row[4]
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws {
        count = row[1]
        age = row[2]
        level = row[3]
        weight = row[4]
    }

    override func bind(to statement: Statement) {
        statement.bind(1, count)
        statement.bind(2, age)
        statement.bind(3, level)
        statement.bind(4, weight)
    }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Tally",
        table: "tally",
        storage: .existing(key: "id"),
        columns: [
            .stored("n", .int64("count")),
            .int16("age", isOptional: true),
            .double("level", isOptional: true),
            .double("weight"),
        ]
    )
}

extension Fields where Model: Tally {
    var count: Field<Model, Int64> { Field("count") }
    var age: Field<Model, Int16?> { Field("age") }
    var level: Field<Model, Double?> { Field("level") }
    var weight: Field<Model, Double> { Field("weight") }
}
