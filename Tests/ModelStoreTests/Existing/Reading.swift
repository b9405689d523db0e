import Foundation
import ModelStore
import ModelTypes

/// A class as it's generated for a table with dates of several forms, and with defaults of its own.
final class Reading: ModelObject, PersistentModel {
    var exact: Date? { didSet { didChange(1) } }
    var mixed: Date? { didSet { didChange(2) } }
    var stamp: String? { didSet { didChange(3) } }

    /// The table, as another program has made it.
    static let table = """
        CREATE TABLE reading (id INTEGER PRIMARY KEY, exact DATETIME, mixed DATETIME,
            stamp TEXT DEFAULT ('at ' || date('now')));
        """

    init() { super.init() }

    required init(row: Row) throws {
        exact = row[1]
        mixed = row[2]
        stamp = row[3]
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws {
        exact = row[1]
        mixed = row[2]
        stamp = row[3]
    }

    override func bind(to statement: Statement) {
        statement.bind(1, exact)
        statement.bind(2, mixed)
        statement.bind(3, stamp)
    }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Reading",
        table: "reading",
        storage: .existing(key: "id"),
        columns: [
            .stored(
                as: .text("2001-01-01 00:00:00.000000+00:00"),
                .date("exact", isOptional: true)
            ),
            .stored(
                as: .mixedText("2001-01-01 00:00:00.000000"),
                .date("mixed", isOptional: true)
            ),
            .stored(default: "'at ' || date('now')", .string("stamp", isOptional: true)),
        ]
    )
}

extension Fields where Model: Reading {
    var exact: Field<Model, Date?> { Field("exact") }
    var mixed: Field<Model, Date?> { Field("mixed") }
    var stamp: Field<Model, String?> { Field("stamp") }
}
