import ModelTypes

/// The protocol of generated classes, which also inherit from ``ModelObject``.
///
/// For example: `final class Tag: ModelObject, PersistentModel`.
public protocol PersistentModel: ModelObject, Queryable, Hashable, Identifiable {}

extension PersistentModel {
    /// Whether both are the same object; replaced by a class's own `==`.
    ///
    /// For example: `person == photo.person`.
    public static func == (left: Self, right: Self) -> Bool { left === right }

    /// Hashes the object's identity; replaced by a class's own method.
    ///
    /// For example: `Set(people)`.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The entity's name in the model. For example: `"Tag"`.
    public static var entityName: String { entity.name }

    /// The identifier of the object's row; replaced by an entity's own `id`.
    ///
    /// For example: `List(tags) { Text($0.label) }` in SwiftUI.
    public var id: PersistentIdentifier { persistentModelID }

    /// Whether the object was deleted in its context; replaced by a class's own property.
    ///
    /// For example: true after `context.delete(person)`.
    public var isDeleted: Bool { (self as ModelObject).isDeleted }

    /// Whether the object has unsaved changes; replaced by a class's own property.
    ///
    /// For example: true after `insert`.
    public var hasChanges: Bool { (self as ModelObject).hasChanges }

    /// The value of a property. For example: `person.getValue(forKey: \.name)`.
    public func getValue<Value>(forKey property: KeyPath<Self, Value>) -> Value {
        self[keyPath: property]
    }

    /// Changes the value of a property. For example: `person.setValue(forKey: \.name, to: "Ann")`.
    public func setValue<Value>(
        forKey property: ReferenceWritableKeyPath<Self, Value>,
        to value: Value
    ) {
        self[keyPath: property] = value
    }

    /// Relates two objects of one context, or throws, which a setter can't do.
    ///
    /// For example: `try photo.relate(\.person, to: person)`.
    /// - Throws: `StoreError.notInOneContext`.
    public func relate<Destination: ModelObject>(
        _ relationship: ReferenceWritableKeyPath<Self, Destination?>,
        to destination: Destination
    ) throws(StoreError) {
        guard let modelContext, modelContext === destination.modelContext else {
            throw .notInOneContext(relationship: "\(Self.entityName): \(relationship)")
        }
        self[keyPath: relationship] = destination
    }
}
