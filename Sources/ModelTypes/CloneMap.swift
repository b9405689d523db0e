/// The copies made so far in one `clone`, by original: each object is copied once.
///
/// What belongs to an object is copied after it, and not inside of copying it: a chain of objects
/// may be longer than any stack of calls. For example: `if let copy = copies[self] { return copy }`.
public final class CloneMap {
    private var copies: [ObjectIdentifier: (original: AnyObject, copy: AnyObject)] = [:]
    private var steps: [() -> Void] = []
    private var lastSteps: [() -> Void] = []

    /// Nothing copied yet. For example: `CloneMap.whole { clone(in: $0) }` makes one and completes it.
    public init() {}

    /// Copies an object, and then all that belongs to it.
    ///
    /// For example: `CloneMap.whole { clone(in: $0) }`.
    public static func whole<Object>(_ copy: (CloneMap) -> Object) -> Object {
        let copies = CloneMap()
        let object = copy(copies)
        copies.finish()
        return object
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
