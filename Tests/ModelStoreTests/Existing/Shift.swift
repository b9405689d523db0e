import Foundation
import ModelStore
import ModelTypes

/// A class as it's generated for a table with dates whose form isn't known, and whose default is a whole number.
final class Shift: ModelObject, PersistentModel {
    var at: Date? { didSet { didChange(1) } }

    init(at: Date?) {
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
        "Shift",
        table: "shift",
        storage: .existing(key: "id"),
        columns: [.stored(as: .mixed(.wholeSeconds), .date("at", isOptional: true))]
    )
}

extension Fields where Model: Shift {
    var at: Field<Model, Date?> { Field("at") }
}
