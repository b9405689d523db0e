import ModelStore
import ModelTypes

/// A class as it's generated for a table with texts for dates.
final class Visit: DatedObject, PersistentModel {
    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "Visit",
        table: "visit",
        storage: .existing(key: "id"),
        columns: [.stored(as: .text("2001-01-01T00:00:00Z"), .date("at"))]
    )
}
