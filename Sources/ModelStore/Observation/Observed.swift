/// The storage of a generated class's property, whose reads and changes observation tracks.
///
/// For example: `@Observed var title: String { didSet { didChange(1) } }`. It takes no more room than
/// the value. A read tests one byte of the object; the rest happens only in contexts with
/// ``ModelContext/observationEnabled``.
@propertyWrapper
public struct Observed<Value> {
    /// The value itself, whose uses nobody notices.
    ///
    /// For example: `_title.value` in an initializer, before `super.init()` allows it to read `title`.
    public var value: Value

    /// A property with a value. For example: `title = row[1]` in `init(row:)`.
    @inlinable
    public init(wrappedValue: Value) { value = wrappedValue }

    /// Unavailable: only classes that inherit from ``ModelObject`` have such properties.
    @available(*, unavailable, message: "only properties of ModelObject's subclasses are observed")
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    /// The address of a property's storage, which is only asked for its distance from the object's.
    @inlinable @inline(__always)
    static func address(_ storage: inout Self) -> Int {
        withUnsafeMutablePointer(to: &storage) { Int(bitPattern: $0) }
    }

    // The compiler turns the key path of the storage into an access to it. That of the property
    // isn't used: it would be made for every read, which takes ten times as long. The property is
    // known by its place in the object instead.
    /// The property of an object, as the compiler accesses it. For example: `person.name`.
    @inlinable
    public static subscript<Owner: ModelObject>(
        _enclosingInstance owner: Owner,
        wrapped property: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Observed<Value>>
    ) -> Value {
        @inline(__always) get {
            if owner.isObserved {
                owner.noteRead(owner.part(at: address(&owner[keyPath: storage])))
            }
            return owner[keyPath: storage].value
        }
        @inline(__always) set {
            guard owner.isObserved else {
                owner[keyPath: storage].value = newValue
                return
            }
            // User code may run here, so that no access to the storage is open.
            let part = owner.part(at: address(&owner[keyPath: storage]))
            let isNew = isChange(from: owner[keyPath: storage].value, to: newValue)
            if isNew { owner.willChange(part) }
            owner[keyPath: storage].value = newValue
            if isNew { owner.hasChanged(part) }
        }
        @inline(__always) _modify {
            let part = owner.isObserved ? owner.part(at: address(&owner[keyPath: storage])) : nil
            if let part { owner.willChange(part) }
            defer { if let part { owner.hasChanged(part) } }
            yield &owner[keyPath: storage].value
        }
    }
}

/// Whether a value differs from another, as far as its type can tell.
@usableFromInline
func isChange<Value>(from old: Value, to new: Value) -> Bool {
    guard let old = old as? any Equatable else { return true }
    return !old.isEqual(to: new)
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

/// The storage of a property whose type isn't known, as a mirror finds it.
package protocol ObservedStorage {
    var storedValue: Any { get }
}

extension Observed: ObservedStorage {
    package var storedValue: Any { value }
}
