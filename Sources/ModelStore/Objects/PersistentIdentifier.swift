import Foundation

/// The identifier of an object's row, which may leave a context, unlike the object.
///
/// For example: `let id = person.persistentModelID`, then `try other.model(for: id)`.
public struct PersistentIdentifier: Hashable, Sendable, Codable {
    /// The entity's name. For example: `"Person"`.
    public let entityName: String
    /// The row's key; negative for an object that is not saved yet. For example: 17.
    public let key: Int64

    /// Whether the identifier was made before the object was saved. For example: false.
    public var isTemporary: Bool { key <= 0 }

    init(entityName: String, key: Int64) {
        self.entityName = entityName
        self.key = key
    }

    /// The identifier of a row whose key is known. For example:
    /// `PersistentIdentifier(Person.self, key: 17)`.
    public init(_ model: (some PersistentModel).Type, key: Int64) {
        self.init(entityName: model.entityName, key: key)
    }
}

extension PersistentIdentifier: CustomStringConvertible {
    /// The entity and the key. For example: `Person/17`.
    public var description: String { "\(entityName)/\(key)" }
}
