// As modelgen writes it.

import ModelStore
import ModelTypes

final class Person: ModelObject, PersistentModel {
    @Observed var first: String { didSet { didChange(1) } }
    @Observed var last: String { didSet { didChange(2) } }
    @Observed var email: String { didSet { didChange(3) } }
    @Observed var age: Int64 { didSet { didChange(4) } }
    @Observed var flags: Flags { didSet { didChange(5) } }
    @Observed var score: Double { didSet { didChange(6) } }
    @Observed var city: String? { didSet { didChange(7) } }
    @Observed var active: Bool { didSet { didChange(8) } }
    @Observed var created: Double { didSet { didChange(9) } }

    /// Creates an object that is in no context yet: insert it.
    init(
        first: String,
        last: String,
        email: String,
        age: Int64,
        flags: Flags,
        score: Double,
        city: String? = nil,
        active: Bool,
        created: Double
    ) {
        self.first = first
        self.last = last
        self.email = email
        self.age = age
        self.flags = flags
        self.score = score
        self.city = city
        self.active = active
        self.created = created
        super.init()
    }

    // MARK: Store

    required init(row: Row) throws {
        first = row[1]
        last = row[2]
        email = row[3]
        age = row[4]
        flags = Flags(rawValue: row[5])
        score = row[6]
        city = row[7]
        active = row[8]
        created = row[9]
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws {
        first = row[1]
        last = row[2]
        email = row[3]
        age = row[4]
        flags = Flags(rawValue: row[5])
        score = row[6]
        city = row[7]
        active = row[8]
        created = row[9]
    }

    override func bind(to statement: Statement) {
        statement.bind(1, first)
        statement.bind(2, last)
        statement.bind(3, email)
        statement.bind(4, age)
        statement.bind(5, flags.rawValue)
        statement.bind(6, score)
        statement.bind(7, city)
        statement.bind(8, active)
        statement.bind(9, created)
    }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Person",
        columns: [
            .string("first"),
            .string("last"),
            .string("email"),
            .int64("age"),
            .int64("flags"),
            .double("score"),
            .string("city", isOptional: true),
            .bool("active"),
            .double("created"),
        ]
    )
}

extension Fields where Model: Person {
    var email: Field<Model, String> { Field("email") }
    var flags: Field<Model, Flags> { Field("flags") }
}
