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
    /// The key path that stands for the property. Equal parts have equal key paths.
    var keyPath: KeyPath<ModelObject, ObservedPart> {
        knownKeyPath?.withObject { $0 } ?? \ModelObject[observed: self]
    }

    /// The same; `nil` for a part that is far from the object's start.
    var knownKeyPath: KnownKeyPath? {
        Self.known.indices.contains(number) ? Self.known[number] : nil
    }

    // Most objects have fewer bytes; looking a key path up is faster than making one.
    private static let known = (0..<1024).map {
        KnownKeyPath(\ModelObject[observed: ObservedPart(number: $0)])
    }

    private init(number: Int) { self.number = number }
}

/// A key path that is never freed, so that those who use it needn't count references.
// Safe: a key path doesn't change, and its reference here is kept for ever.
struct KnownKeyPath: @unchecked Sendable {
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
