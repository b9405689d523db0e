/// The members of one relationship, shared with its snapshots and copied before it changes.
///
/// Until the members are asked for, `fault` represents the rows, and the storage holds only
/// members that were added or removed.
@usableFromInline
final class MemberStorage {
    private(set) var fault: MemberFault?
    // No two accesses to it meet, as nothing of the user's runs while it changes: an object that
    // is removed is held by the caller. If it's replaced as a whole, the new value is set before
    // the old one is released.
    @exclusivity(unchecked) private var slots: [ModelObject]
    /// Made by the first question about a single member.
    @exclusivity(unchecked) private var slotOf: [ObjectIdentifier: Int]?
    /// How many members were looked for without the index.
    private var searches = 0
    /// The slots of members that were removed, until the next reading.
    private var holes: Set<Int> = []
    /// Stored members that were removed before they were read.
    @exclusivity(unchecked) private var removed: [ObjectIdentifier: ModelObject] = [:]
    private var storedCount: Int?
    let isOrdered: Bool

    init(
        _ members: [ModelObject] = [],
        isOrdered: Bool,
        fault: MemberFault? = nil,
        removed: [ModelObject] = []
    ) {
        slots = members
        self.isOrdered = isOrdered
        self.fault = fault
        for object in removed { self.removed[ObjectIdentifier(object)] = object }
    }

    var isLoaded: Bool { fault == nil }

    /// Whether stored members were removed.
    var hasRemoved: Bool { !removed.isEmpty }

    /// Whether the file has to be asked for the number of members.
    var needsCount: Bool { fault != nil && storedCount == nil }

    /// The number of members; of stored ones it asks the file.
    var count: Int {
        guard let fault else { return heldCount }
        if storedCount == nil { fault.count(into: self) }
        guard let storedCount else {
            load()
            return heldCount
        }
        // A file that somebody changed may have fewer members than have left.
        return max(0, storedCount + heldCount - removed.count)
    }

    /// The number of members that can be had; those that were added alone if the others can't be
    /// read.
    var loadedCount: Int {
        load()
        return heldCount
    }

    /// The number of members that are in memory.
    var heldCount: Int { slots.count - holes.count }

    func setStoredCount(_ count: Int) {
        storedCount = count
    }

    /// The file may have another number of members.
    func forgetCount() { storedCount = nil }

    /// The members; those that were added alone if the others can't be read.
    var objects: [ModelObject] {
        load()
        compact()
        return slots
    }

    /// The members that are in memory: all, or those that were added before the others are read.
    var heldObjects: [ModelObject] {
        compact()
        return slots
    }

    subscript(index: Int) -> ModelObject {
        load()
        compact()
        guard slots.indices.contains(index) else {
            fatalError(
                isLoaded ? "index \(index) of \(count) members" : "the members can't be read"
            )
        }
        return slots[index]
    }

    /// Whether the first and the last member are those of an array.
    func endsAs(_ members: [ModelObject]) -> Bool {
        holes.isEmpty && slots.last === members.last && slots.first === members.first
    }

    /// The same members, read or not.
    func copy() -> MemberStorage {
        MemberStorage(
            objects,
            isOrdered: isOrdered,
            fault: fault,
            removed: Array(removed.values)
        )
    }

    func contains(_ object: ModelObject) -> Bool {
        load()
        return slot(of: object) != nil
    }

    /// Whether an object is a member, as far as that can be told without the file.
    func knows(_ object: ModelObject) -> Bool? {
        if slot(of: object) != nil { return true }
        if fault == nil || removed[ObjectIdentifier(object)] != nil { return false }
        return nil
    }

    /// Adds an object that isn't a member.
    func add(_ object: ModelObject) {
        // An ordered member comes back at the end, not where it was.
        if fault != nil, !isOrdered, !removed.isEmpty,
            removed.removeValue(forKey: ObjectIdentifier(object)) != nil
        {
            return
        }
        if slotOf != nil { slotOf?[ObjectIdentifier(object)] = slots.count }
        slots.append(object)
    }

    /// Inserts an object at an index, or moves it there; returns its index afterwards.
    ///
    /// A member that moves to the end leaves an index before it.
    @discardableResult
    func put(_ object: ModelObject, at index: Int) -> Int {
        check(index)
        remove(object)
        compact()
        let place = min(index, slots.count)
        slots.insert(object, at: place)
        slotOf = nil
        return place
    }

    /// Replaces some of the loaded members with objects that aren't members.
    func replaceSubrange(_ range: Range<Int>, with members: [ModelObject]) {
        compact()
        slots.replaceSubrange(range, with: members)
        slotOf = nil
        searches = 0
    }

    /// Stops the program for an index that nothing can be inserted at, as an array does.
    func check(_ index: Int) {
        guard !load() || index >= 0 && index <= count else {
            fatalError("nothing can be put at \(index) of \(count) members")
        }
    }

    func remove(_ object: ModelObject) {
        if let slot = slot(of: object) {
            slotOf?[ObjectIdentifier(object)] = nil
            vacate(slot)
        } else if fault != nil {
            removed[ObjectIdentifier(object)] = object
        }
    }

    func apply(_ edit: MemberEdit) {
        switch edit {
        case .add(let object):
            if !contains(object) { add(object) }
        case .insert(let object, let index): put(object, at: index)
        case .remove(let object): remove(object)
        case .removeAll:
            (fault, slots) = (nil, [])
            (slotOf, holes, removed) = (nil, [], [:])
        }
    }

    /// Takes over what was read from the file.
    func fulfil(_ stored: [ModelObject]) {
        guard fault != nil else { return }
        fault = nil
        slotOf = nil
        if slots.isEmpty && removed.isEmpty {
            slots = stored
            return
        }
        compact()
        var known = removed
        for object in slots { known[ObjectIdentifier(object)] = object }
        slots = stored.filter { known[ObjectIdentifier($0)] == nil } + slots
        removed = [:]
    }

    /// Reads the stored members, unless that was done.
    /// - Returns: whether they could be read; the next call of the context that throws says why not.
    @discardableResult
    func load() -> Bool {
        guard let fault else { return true }
        fault.load(into: self)
        return isLoaded
    }

    private func slot(of object: ModelObject) -> Int? {
        if let slotOf { return slotOf[ObjectIdentifier(object)] }
        // One look at the end saves the index if members are removed in the order of their adding.
        if holes.isEmpty, slots.last === object { return slots.indices.last }
        if slots.isEmpty { return nil }
        // To look at all members a few times takes less than to make the index.
        if searches < 4 {
            searches += 1
            return slots.indices.first { slots[$0] === object && !holes.contains($0) }
        }
        indexSlots()
        return slotOf?[ObjectIdentifier(object)]
    }

    private func indexSlots() {
        var slotOf = [ObjectIdentifier: Int](minimumCapacity: slots.count)
        for (slot, object) in slots.enumerated() where !holes.contains(slot) {
            slotOf[ObjectIdentifier(object)] = slot
        }
        self.slotOf = slotOf
    }

    /// The last slot fills the place, unless order matters; then a hole is left until it is read.
    private func vacate(_ slot: Int) {
        if slot == slots.count - 1 {
            slots.removeLast()
        } else if isOrdered {
            holes.insert(slot)
        } else {
            let last = slots.removeLast()
            slots[slot] = last
            slotOf?[ObjectIdentifier(last)] = slot
        }
    }

    private func compact() {
        if holes.isEmpty { return }
        slots = slots.indices.filter { !holes.contains($0) }.map { slots[$0] }
        holes = []
        slotOf = nil
    }
}
