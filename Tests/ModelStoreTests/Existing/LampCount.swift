import ModelStore
import ModelTypes

/// A class as it's generated for a view.
final class LampCount: ModelObject, PersistentModel {
    let isOn: Bool?
    let count: Int64?

    required init(row: Row) throws {
        isOn = row[1]
        count = row[2]
        try super.init(row: row)
    }

    override class func addKeyPaths(to paths: inout KeyPaths) {
        paths[\LampCount.isOn] = "isOn"
        paths[\LampCount.count] = "count"
    }

    override class var entity: Entity { storedEntity }

    private static let storedEntity = Entity(
        "LampCount",
        table: "lamp_count",
        storage: .readOnly,
        columns: [
            .stored("is_on", as: .letters, .bool("isOn", isOptional: true)),
            // The name that a row's key would have.
            .stored("_row", .int64("count", isOptional: true)),
        ]
    )
}

extension Fields where Model: LampCount {
    var isOn: Field<Model, Bool?> { .init("isOn") }
    var count: Field<Model, Int64?> { .init("count") }
}
