/// The entities of the loaded models, by class: where `NSManagedObject.entity()` looks.
final class ModelRegistry: @unchecked Sendable {
    // Sendable, because `entities` is private and only touched under the lock.
    static let shared = ModelRegistry()
    private let lock = NSLock()
    private var entities: [String: NSEntityDescription] = [:]

    func add(_ model: NSManagedObjectModel) {
        lock.withLock {
            for entity in model.entities {
                entities[Self.classNameWithoutModule(entity.managedObjectClassName)] = entity
            }
        }
    }

    func entity(for type: NSManagedObject.Type) -> NSEntityDescription {
        let name = Self.classNameWithoutModule(NSStringFromClass(type))
        guard let entity = lock.withLock({ entities[name] }) else {
            fatalError("no loaded model has an entity of class \(name)")
        }
        return entity
    }

    /// `@objc(People)` makes this the whole name on Apple systems.
    private static func classNameWithoutModule(_ name: String) -> String {
        String(name.split(separator: ".").last ?? "")
    }
}
