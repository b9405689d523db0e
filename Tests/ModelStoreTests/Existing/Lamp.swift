import ModelStore
import ModelTypes

/// A class as it's generated for a table with letters for truth values.
final class Lamp: ModelObject, PersistentModel {
    var isOn: Bool? { didSet { didChange(1) } }

    init(isOn: Bool? = nil) {
        self.isOn = isOn
        super.init()
    }

    required init(row: Row) throws {
        isOn = row[1]
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws { isOn = row[1] }

    override func bind(to statement: Statement) { statement.bind(1, isOn) }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Lamp",
        table: "lamp",
        storage: .existing(key: "id"),
        columns: [.stored("is_on", as: .letters, .bool("isOn", isOptional: true))]
    )
}

extension Fields where Model: Lamp {
    var isOn: Field<Model, Bool?> { Field("isOn") }
}
