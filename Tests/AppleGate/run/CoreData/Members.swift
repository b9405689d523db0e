/// The members of one to-many relationship of one object.
///
/// Adding is O(1); so is removing, unless the relationship is ordered.
final class Members {
    private let isOrdered: Bool
    private var unique: Set<NSManagedObject> = []
    private var order: [NSManagedObject] = []

    init(isOrdered: Bool) {
        self.isOrdered = isOrdered
    }

    var count: Int { unique.count }

    /// A copy, which costs one step per member.
    var all: [NSManagedObject] {
        work(count)
        return isOrdered ? order : Array(unique)
    }

    func contains(_ object: NSManagedObject) -> Bool { unique.contains(object) }

    /// Whether it was not yet in.
    func insert(_ object: NSManagedObject, at index: Int?) -> Bool {
        guard unique.insert(object).inserted else { return false }
        work(1)
        if isOrdered { order.insert(object, at: index ?? order.count) }
        return true
    }

    /// Whether it was in.
    func remove(_ object: NSManagedObject) -> Bool {
        guard unique.remove(object) != nil else { return false }
        work(1)
        guard isOrdered else { return true }
        if order.last === object {
            order.removeLast()
        } else {
            work(count)
            order.removeAll { $0 === object }
        }
        return true
    }

    func object(at index: Int) -> NSManagedObject { order[index] }

    /// Puts the members, which must be these, in this order.
    func sort(as objects: [NSManagedObject]) {
        guard isOrdered else { return }
        work(count)
        order = objects
    }

    private func work(_ elements: Int) { StubCounters.shared.countElements(elements) }
}
