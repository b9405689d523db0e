/// The object for a row that doesn't exist, returned by functions that can't return `nil`.
///
/// Its class isn't part of the model. For example: `context.model(for: id) as? Person` is `nil` after
/// another process deleted the row.
final class MissingModel: ModelObject, PersistentModel {
    /// What was asked for.
    let identifier: PersistentIdentifier

    init(_ identifier: PersistentIdentifier) {
        self.identifier = identifier
        super.init()
        enter(nil, .deleted)
    }

    required init(row: Row) throws {
        identifier = PersistentIdentifier(entityName: Self.entityName, key: row.key)
        try super.init(row: row)
    }

    override class var entity: Entity { Entity("MissingModel") }
}
