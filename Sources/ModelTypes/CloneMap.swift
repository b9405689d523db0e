/// The copies made so far by one `clone`, by original. Each object is copied once.
///
/// Related objects are queued rather than copied recursively, because a chain of objects can be
/// longer than the call stack allows. For example: `if let copy = copies[self] { return copy }`.
public final class CloneMap {
    private var copies: [ObjectIdentifier: (original: AnyObject, copy: AnyObject)] = [:]
    private var steps: [() -> Void] = []
    private var lastSteps: [() -> Void] = []
    /// The object that `clone` was called on, and the relationships that its own copy excludes.
    private var first: (object: ObjectIdentifier, excluded: Set<AnyHashable>)?
    /// The relationships that every copy excludes.
    private var excludedEverywhere: Set<AnyHashable> = []

    /// Creates an empty map. For example: `CloneMap.whole { clone(in: $0) }` creates one and
    /// completes it.
    public init() {}

    /// Copies an object, then everything that belongs to it.
    ///
    /// For example: `CloneMap.whole { clone(in: $0) }`.
    public static func whole<Object>(_ copy: (CloneMap) -> Object) -> Object {
        CloneMap().completed(copy)
    }

    /// Copies an object without some of its relationships, then everything that belongs to it.
    ///
    /// For example: `CloneMap.whole(self, excluding: [.legs], everywhere: []) { clone(in: $0) }`.
    ///
    /// - Parameters:
    ///   - object: The original.
    ///   - excluded: The relationships to exclude from the object itself.
    ///   - branches: The relationships to exclude from every copied object.
    ///   - copy: Makes the object's copy.
    public static func whole<Object: AnyObject, Branch: CloneBranches>(
        _ object: Object,
        excluding excluded: Set<Branch>,
        everywhere branches: [any CloneBranches],
        _ copy: (CloneMap) -> Object
    ) -> Object {
        let copies = CloneMap()
        copies.first = (ObjectIdentifier(object), Set(excluded.map { AnyHashable($0) }))
        copies.excludedEverywhere = Set(branches.map { AnyHashable($0) })
        return copies.completed(copy)
    }

    /// Whether the copy of an object excludes a relationship.
    ///
    /// For example: `if !copies.excludes(.legs as CloneBranch, of: self) { copy.legs = … }`.
    public func excludes<Branch: CloneBranches>(_ branch: Branch, of original: AnyObject) -> Bool {
        if let first, !first.excluded.isEmpty, first.object == ObjectIdentifier(original),
            first.excluded.contains(AnyHashable(branch))
        {
            return true
        }
        return !excludedEverywhere.isEmpty && excludedEverywhere.contains(AnyHashable(branch))
    }

    /// The copy of an original, of the same type. For example: `copies[self] = copy`.
    public subscript<Object: AnyObject>(original: Object) -> Object? {
        get { copies[ObjectIdentifier(original)]?.copy as? Object }
        set { copies[ObjectIdentifier(original)] = newValue.map { (original, $0) } }
    }

    /// Queues the copying of related objects until the copies queued before have been made.
    ///
    /// For example: `copies.then { copy.next = self.next?.clone(in: copies) }`.
    public func then(_ step: @escaping () -> Void) { steps.append(step) }

    /// Queues a step that relates a copy to others, until all copies have been made.
    ///
    /// For example: `copies.finally { copy.trip = self.trip.map { copies[$0] ?? $0 } }`.
    public func finally(_ step: @escaping () -> Void) { lastSteps.append(step) }

    private func completed<Object>(_ copy: (CloneMap) -> Object) -> Object {
        let object = copy(self)
        finish()
        return object
    }

    private func finish() {
        while !steps.isEmpty {
            let next = steps
            steps = []
            for step in next { step() }
        }
        for step in lastSteps { step() }
        lastSteps = []
    }
}
