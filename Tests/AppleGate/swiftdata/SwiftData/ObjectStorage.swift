/// The stored values of an object, with the upkeep of inverses.
public final class ObjectStorage {
    private var values: [String: Any] = [:]

    public init() {}

    public func initialize<Value>(_ name: String, _ value: Value) { values[name] = value }

    public func value<Value>(_ name: String) -> Value {
        guard let value = values[name] as? Value else {
            preconditionFailure("no value of \(Value.self) for \(name)")
        }
        return value
    }

    /// A value that a transformer stores.
    public func setTransformed<Root, Value>(
        _ name: String,
        to value: Value,
        of object: Root,
        _ keyPath: KeyPath<Root, Value>
    ) {
        values[name] = value
    }

    /// An attribute.
    public func set<Root, Value: Codable>(
        _ name: String,
        to value: Value,
        of object: Root,
        _ keyPath: KeyPath<Root, Value>
    ) {
        values[name] = value
    }

    public func set<Root: PersistentModel, Other: PersistentModel>(
        _ name: String,
        to value: Other,
        of object: Root,
        _ keyPath: KeyPath<Root, Other>
    ) {
        let old: Other = self.value(name)
        values[name] = value
        Inverse(of: keyPath, Root.self, Other.self)?.move(object, from: [old], to: [value])
    }

    public func set<Root: PersistentModel, Other: PersistentModel>(
        _ name: String,
        to value: Other?,
        of object: Root,
        _ keyPath: KeyPath<Root, Other?>
    ) {
        let old: Other? = self.value(name)
        values[name] = value as Any
        Inverse(of: keyPath, Root.self, Other.self)?
            .move(object, from: [old].compactMap(\.self), to: [value].compactMap(\.self))
    }

    public func set<Root: PersistentModel, Other: PersistentModel>(
        _ name: String,
        to value: [Other],
        of object: Root,
        _ keyPath: KeyPath<Root, [Other]>
    ) {
        StubCounters.collectionChanges += 1
        let old: [Other] = self.value(name)
        values[name] = value
        Inverse(of: keyPath, Root.self, Other.self)?.move(object, from: old, to: value)
    }

    public func set<Root: PersistentModel, Other: PersistentModel>(
        _ name: String,
        to value: [Other]?,
        of object: Root,
        _ keyPath: KeyPath<Root, [Other]?>
    ) {
        StubCounters.collectionChanges += 1
        let old: [Other]? = self.value(name)
        values[name] = value as Any
        Inverse(of: keyPath, Root.self, Other.self)?.move(object, from: old ?? [], to: value ?? [])
    }
}

/// Counts for tests, which don't measure time.
public enum StubCounters {
    /// How often a to-many relationship was set.
    // Safe, as the programs that count have one thread.
    nonisolated(unsafe) public static var collectionChanges = 0
}
