/// A property of an object for observation: an attribute by its place in the object, or a
/// relationship by its number.
@usableFromInline
struct ObservedPart: Hashable, Sendable {
    fileprivate let number: Int

    /// The attribute at a distance from the object's start.
    init(offset: Int) { number = offset * 2 }

    init(relationship: Int) { number = relationship * 2 + 1 }
}

extension ObservedPart {
    /// Calls a body with the key path that stands for the property. Equal parts have equal key paths.
    func withKeyPath<Result>(_ body: (KeyPath<ModelObject, ObservedPart>) -> Result) -> Result {
        guard Self.known.indices.contains(number) else {
            return body(\ModelObject[observed: self])
        }
        return Self.known[number].withObject(body)
    }

    // Most objects have fewer bytes; looking a key path up is faster than making one.
    private static let known = (0..<1024).map {
        KnownKeyPath(\ModelObject[observed: ObservedPart(number: $0)])
    }

    private init(number: Int) { self.number = number }
}

/// A key path that is never freed, so that those who use it needn't count references.
// Sendable and safe: a key path is immutable, and the reference to it that this holds is never released.
private struct KnownKeyPath: @unchecked Sendable {
    private let object: Unmanaged<KeyPath<ModelObject, ObservedPart>>

    init(_ object: KeyPath<ModelObject, ObservedPart>) { self.object = .passRetained(object) }

    func withObject<Result>(_ body: (KeyPath<ModelObject, ObservedPart>) -> Result) -> Result {
        object._withUnsafeGuaranteedRef(body)
    }
}

extension ModelObject {
    /// Only a name: observation tells properties apart by their key paths.
    fileprivate final subscript(observed part: ObservedPart) -> ObservedPart { part }
}
