import ModelStore
import ModelTypes

/// What a visit does with the objects of one class.
struct VisitedClass {
    let read: (ModelContext) throws -> Void
    /// Reads few objects by their keys, and what they lead to.
    let readSingly: (ModelContext) throws -> Void
    /// Changes every second object.
    let change: (ModelContext) throws -> Void
    /// Deletes the others.
    let delete: (ModelContext) throws -> Void

    /// - Parameters:
    ///   - condition: one that SQLite answers.
    ///   - related: reads what an object leads to, by properties of the classes that the model says.
    ///   - change: changes attributes and relationships.
    init<Model: PersistentModel>(
        _ model: Model.Type,
        where condition: Condition<Model>? = nil,
        related: @escaping (Model) -> Void,
        change: @escaping (Model) -> Void
    ) {
        read = { context in
            for object in try context.fetch(Model.self) {
                readValues(of: object)
                related(object)
            }
            _ = try context.fetchCount(Model.self)
            _ = try context.fetch(Model.self, where: condition).map(readValues)
            _ = try context.fetchCount(Model.self, where: condition)
        }
        readSingly = { context in
            for key in [1, 2, 3, 7] as [Int64] {
                let identifier = PersistentIdentifier(Model.self, key: key)
                guard let object = try context.model(for: identifier, as: Model.self) else {
                    continue
                }
                related(object)
                readValues(of: object)
            }
        }
        self.change = { context in
            for (index, object) in try context.fetch(Model.self).enumerated()
            where index.isMultiple(of: 2) {
                change(object)
            }
        }
        delete = { context in
            for (index, object) in try context.fetch(Model.self).enumerated()
            where !index.isMultiple(of: 2) {
                context.delete(object)
            }
        }
    }
}

/// Reads everything that an object holds.
func readValues(of object: ModelObject) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let known = mirror {
        // References print what they lead to, and take long to do so.
        for child in known.children where child.label?.hasSuffix("Reference") != true {
            _ = "\(child.value)".utf8.count
        }
        mirror = known.superclassMirror
    }
}

/// Reads a property of an object.
func one<Object: ModelObject, Value>(_ object: Object?, _ value: (Object) -> Value) {
    guard let object else { return }
    _ = "\(value(object))".utf8.count
}

/// Counts objects, and reads a property of each.
func many<Object: ModelObject, Value>(_ objects: ToMany<Object>, _ value: (Object) -> Value) {
    _ = (objects.count, objects.isEmpty)
    for object in objects { one(object, value) }
}
