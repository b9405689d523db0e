import Foundation
import ModelStore
import ModelTypes

/// A class as it's generated for a table that another program made.
final class Event: ModelObject, PersistentModel {
    var day: Date? { didSet { didChange(1) } }
    var minute: Date? { didSet { didChange(2) } }
    var seconds: Date? { didSet { didChange(3) } }
    var julian: Date? { didSet { didChange(4) } }
    var code: UUID? { didSet { didChange(5) } }
    var fee: Decimal? { didSet { didChange(6) } }

    var number: Int64? { rowKey }

    init(number: Int64? = nil) { super.init(rowKey: number) }

    required init(row: Row) throws {
        day = row[1]
        minute = row[2]
        seconds = row[3]
        julian = row[4]
        code = row[5]
        fee = row[6]
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws {
        day = row[1]
        minute = row[2]
        seconds = row[3]
        julian = row[4]
        code = row[5]
        fee = row[6]
    }

    override func bind(to statement: Statement) {
        statement.bind(1, day)
        statement.bind(2, minute)
        statement.bind(3, seconds)
        statement.bind(4, julian)
        statement.bind(5, code)
        statement.bind(6, fee)
    }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Event",
        table: "events of the year",
        storage: .existing(key: "number"),
        columns: [
            .stored("the day", as: .text("2001-01-01"), .date("day", isOptional: true)),
            .stored(as: .text("2001-01-01T00:00:00.000Z"), .date("minute", isOptional: true)),
            .stored(as: .seconds, .date("seconds", isOptional: true)),
            .stored(as: .julianDay, .date("julian", isOptional: true)),
            .stored(as: .lowercase, .uuid("code", isOptional: true)),
            .decimal("fee", isOptional: true),
        ]
    )
}

extension Fields where Model: Event {
    var number: Field<Model, Int64> { Field("_pk") }
    var day: Field<Model, Date?> { Field("day") }
    var minute: Field<Model, Date?> { Field("minute") }
    var julian: Field<Model, Date?> { Field("julian") }
    var code: Field<Model, UUID?> { Field("code") }
    var fee: Field<Model, Decimal?> { Field("fee") }
}
