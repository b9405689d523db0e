import ModelStore
import ModelTypes

/// A class as it's generated for a table with dates whose form isn't known, and whose default is a number.
final class Stay: DatedObject, PersistentModel {
    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Stay",
        table: "stay",
        storage: .existing(key: "id"),
        columns: [.stored(as: .mixed(.milliseconds), .date("at"))]
    )
}
