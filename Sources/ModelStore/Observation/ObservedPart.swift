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
        guard Self.known.indices.contains(number) else { return \ModelObject[observed: self] }
        return Self.known[number]
    }

    // Most objects have fewer bytes; looking a key path up is faster than making one.
    private static let known: [any KeyPath<ModelObject, ObservedPart> & Sendable] =
        (0..<1024).map { \ModelObject[observed: ObservedPart(number: $0)] }

    private init(number: Int) { self.number = number }
}

extension ModelObject {
    /// Only a name: observation tells properties apart by their key paths.
    fileprivate final subscript(observed part: ObservedPart) -> ObservedPart { part }
}
