/// The inverse of a relationship, as either side declares it.
struct Inverse<Root: PersistentModel, Other: PersistentModel> {
    private let keyPath: AnyKeyPath

    init?(of relationship: AnyKeyPath, _ root: Root.Type, _ other: Other.Type) {
        let own = root.schemaMetadata.first { $0.keypath == relationship }?.metadata
        if let inverse = (own as? Schema.Relationship)?.inverse {
            keyPath = inverse
            return
        }
        let declaring = other.schemaMetadata.first { property in
            (property.metadata as? Schema.Relationship)?.inverse == relationship
        }
        guard let declaring else { return nil }
        keyPath = declaring.keypath
    }

    /// Sets the other side of what changed. Objects that agree already end the recursion.
    func move(_ object: Root, from old: [Other], to new: [Other]) {
        let (before, after) = (Set(old), Set(new))
        for other in before.subtracting(after) { remove(object, from: other) }
        for other in after.subtracting(before) { add(object, to: other) }
    }

    private func add(_ object: Root, to other: Other) {
        switch keyPath {
        case let path as ReferenceWritableKeyPath<Other, Root?>:
            if other[keyPath: path] !== object { other[keyPath: path] = object }
        case let path as ReferenceWritableKeyPath<Other, Root>:
            if other[keyPath: path] !== object { other[keyPath: path] = object }
        case let path as ReferenceWritableKeyPath<Other, [Root]>:
            if !other[keyPath: path].contains(object) { other[keyPath: path].append(object) }
        case let path as ReferenceWritableKeyPath<Other, [Root]?>:
            let members = other[keyPath: path] ?? []
            if !members.contains(object) { other[keyPath: path] = members + [object] }
        default: break
        }
    }

    private func remove(_ object: Root, from other: Other) {
        switch keyPath {
        case let path as ReferenceWritableKeyPath<Other, Root?>:
            if other[keyPath: path] === object { other[keyPath: path] = nil }
        case let path as ReferenceWritableKeyPath<Other, [Root]>:
            if other[keyPath: path].contains(object) {
                other[keyPath: path].removeAll { $0 === object }
            }
        case let path as ReferenceWritableKeyPath<Other, [Root]?>:
            if other[keyPath: path]?.contains(object) == true {
                other[keyPath: path]?.removeAll { $0 === object }
            }
        default: break
        }
    }
}
