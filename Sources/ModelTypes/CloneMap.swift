/// The copies made so far in one `clone`, by original: each object is copied once.
///
/// What belongs to an object is copied after it, and not inside of copying it: a chain of objects
/// may be longer than any stack of calls. For example: `if let copy = copies[self] { return copy }`.
public final class CloneMap {
    private var copies: [ObjectIdentifier: (original: AnyObject, copy: AnyObject)] = [:]
    private var steps: [() -> Void] = []
    private var lastSteps: [() -> Void] = []
    /// The object that a call began with, and what its own copy is made without.
    private var first: (object: ObjectIdentifier, excluded: Set<AnyHashable>)?
    /// What every copy is made without.
    private var excludedEverywhere: Set<AnyHashable> = []

    /// Nothing copied yet. For example: `CloneMap.whole { clone(in: $0) }` makes one and completes it.
    public init() {}

    /// Copies an object, and then all that belongs to it.
    ///
    /// For example: `CloneMap.whole { clone(in: $0) }`.
    public static func whole<Object>(_ copy: (CloneMap) -> Object) -> Object {
        CloneMap().completed(copy)
    }

    /// Copies an object without some of its relationships, and then all that belongs to it.
    ///
    /// For example: `CloneMap.whole(self, excluding: [.legs], everywhere: []) { clone(in: $0) }`.
    ///
    /// - Parameters:
    ///   - object: the original.
    ///   - excluded: relationships of the object itself.
    ///   - branches: relationships of every object that is copied.
    ///   - copy: makes the object's copy.
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

    /// Whether the copy of an object is made without a relationship.
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

    /// The original's copy, of the same type. For example: `copies[self] = copy`.
    public subscript<Object: AnyObject>(original: Object) -> Object? {
        get { copies[ObjectIdentifier(original)]?.copy as? Object }
        set { copies[ObjectIdentifier(original)] = newValue.map { (original, $0) } }
    }

    /// Copies what belongs to an object, when the copies that were asked for before are made.
    ///
    /// For example: `copies.then { copy.next = self.next?.clone(in: copies) }`.
    public func then(_ step: @escaping () -> Void) { steps.append(step) }

    /// Relates a copy to others when all copies are made.
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
