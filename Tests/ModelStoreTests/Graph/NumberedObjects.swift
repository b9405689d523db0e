import ModelStore

/// The objects of one class by their numbers; what is not in memory is read when it is asked for.
final class NumberedObjects<Object: PersistentModel> {
    private var objects: [Int: Object] = [:]
    private var rows: [Int: PersistentIdentifier] = [:]
    private var context: ModelContext?

    subscript(number: Int) -> Object? {
        get {
            if let object = objects[number] { return object }
            guard let row = rows[number],
                let object = try? context?.model(for: row, as: Object.self)
            else { return nil }
            objects[number] = object
            return object
        }
        set { objects[number] = newValue }
    }

    func keepOnly(_ numbers: some Sequence<Int>) {
        let kept = Set(numbers)
        objects = objects.filter { kept.contains($0.key) }
        rows = rows.filter { kept.contains($0.key) }
    }

    /// Goes on with another context, which has read nothing; everything is in the file.
    func moveOn(to context: ModelContext) {
        for (number, object) in objects { rows[number] = object.persistentModelID }
        objects = [:]
        self.context = context
    }
}
