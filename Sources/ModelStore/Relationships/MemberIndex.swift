/// What a list of members has to know once single ones are asked for, or leave.
final class MemberIndex {
    /// The places of members that have left, until the next reading.
    var holes: Set<Int> = []
    /// Made by the first question about a single member.
    var slotOf: [ObjectIdentifier: Int]?
    /// Stored members that have left before they were read.
    var removed: [ObjectIdentifier: ModelObject] = [:]

    init(removed objects: [ModelObject] = []) {
        for object in objects { removed[ObjectIdentifier(object)] = object }
    }

    /// Whether the object had left, which it has not any more.
    func takeBack(_ object: ModelObject) -> Bool {
        !removed.isEmpty && removed.removeValue(forKey: ObjectIdentifier(object)) != nil
    }

    func note(_ slots: [ModelObject]) {
        var slotOf = [ObjectIdentifier: Int](minimumCapacity: slots.count)
        for (slot, object) in slots.enumerated() where !holes.contains(slot) {
            slotOf[ObjectIdentifier(object)] = slot
        }
        self.slotOf = slotOf
    }
}
