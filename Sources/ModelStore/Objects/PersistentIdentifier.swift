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

    /// The identifier of a row whose key is known as text.
    ///
    /// For example: `try .identifier(for: "", entityName: "Person", primaryKey: "17")`.
    /// - Parameters:
    ///   - storeIdentifier: ignored: the rows of all files of a container have different identifiers.
    ///   - entityName: the entity's name.
    ///   - primaryKey: the key, a number.
    /// - Throws: `StoreError.unknownName`, if the key isn't a number.
    public static func identifier(
        for storeIdentifier: String,
        entityName: String,
        primaryKey: some LosslessStringConvertible
    ) throws -> PersistentIdentifier {
        guard let key = Int64(primaryKey.description) else {
            throw StoreError.unknownName(entity: entityName, name: primaryKey.description)
        }
        return PersistentIdentifier(entityName: entityName, key: key)
    }
}

extension PersistentIdentifier: Identifiable {
    /// The identifier itself, for lists of identifiers. For example: `ForEach(identifiers) { … }`.
    public var id: PersistentIdentifier { self }
}

extension PersistentIdentifier: Comparable {
    /// Whether one comes before another: by the entity's name, then by the key.
    ///
    /// For example: `identifiers.sorted()`.
    public static func < (left: Self, right: Self) -> Bool {
        (left.entityName, left.key) < (right.entityName, right.key)
    }
}

extension PersistentIdentifier: CustomStringConvertible {
    /// The entity and the key. For example: `Person/17`.
    public var description: String { "\(entityName)/\(key)" }
}
