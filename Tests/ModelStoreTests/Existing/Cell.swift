import Foundation
import ModelStore
import ModelTypes

/// A class as it's generated for a table with a column that has no type.
final class Cell: ModelObject, PersistentModel {
    var value: Data? { didSet { didChange(1) } }

    init(value: Data?) {
        self.value = value
        super.init()
    }

    required init(row: Row) throws {
        value = row[1]
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws { value = row[1] }

    override func bind(to statement: Statement) { statement.bind(1, value) }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Cell",
        table: "cell",
        storage: .existing(key: "id"),
        columns: [.stored(as: .anyClass, .data("value", isOptional: true))]
    )
}

extension Fields where Model: Cell {
    var value: Field<Model, Data?> { Field("value") }
}
