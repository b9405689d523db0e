/// The members of one relationship, shared with its snapshots and copied before it changes.
///
/// Until something asks for the members, `fault` stands for the rows, and only what was added to
/// them or taken away is held.
final class MemberStorage {
    private(set) var fault: MemberFault?
    let isOrdered: Bool
    private var slots: [ModelObject]
    /// The places of members that have left, until the next reading.
    private var holes: Set<Int> = []
    /// Made by the first question about a single member.
    private var slotOf: [ObjectIdentifier: Int]?
    private var removed: [ObjectIdentifier: ModelObject] = [:]
    private var storedCount: Int?

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

    /// Whether members of the file are none any longer.
    var hasRemoved: Bool { !removed.isEmpty }

    /// Whether the file has to be asked for the number of members.
    var needsCount: Bool { fault != nil && storedCount == nil }

    /// The number of members; of stored ones it asks the file.
    var count: Int {
        guard let fault else { return slots.count - holes.count }
        if storedCount == nil { fault.count(into: self) }
        guard let storedCount else {
            load()
            return slots.count - holes.count
        }
        return storedCount + slots.count - holes.count - removed.count
    }

    func setStoredCount(_ count: Int) {
        storedCount = count
    }

    var objects: [ModelObject] {
        load()
        compact()
        return slots
    }

    subscript(index: Int) -> ModelObject {
        load()
        compact()
        precondition(slots.indices.contains(index), "index \(index) of \(count) members")
        return slots[index]
    }

    func copy() -> MemberStorage { MemberStorage(objects, isOrdered: isOrdered) }

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

    /// Adds an object that is no member.
    func add(_ object: ModelObject) {
        // An ordered member comes back at the end, not where it was.
        if fault != nil, !isOrdered, removed.removeValue(forKey: ObjectIdentifier(object)) != nil {
            return
        }
        slotOf?[ObjectIdentifier(object)] = slots.count
        slots.append(object)
    }

    func insert(_ object: ModelObject, at index: Int) {
        load()
        compact()
        precondition(index >= 0 && index <= slots.count, "index \(index) is out of range")
        slots.insert(object, at: index)
        slotOf = nil
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
        case .insert(let object, let index):
            load()
            remove(object)
            insert(object, at: index)
        case .remove(let object): remove(object)
        case .removeAll:
            (fault, slots, holes, slotOf, removed) = (nil, [], [], nil, [:])
        }
    }

    /// Takes over what was read from the file.
    func fulfil(_ stored: [ModelObject]) {
        guard fault != nil else { return }
        fault = nil
        slotOf = nil
        if slots.isEmpty, removed.isEmpty {
            slots = stored
            return
        }
        var known = removed
        compact()
        for object in slots { known[ObjectIdentifier(object)] = object }
        slots = stored.filter { known[ObjectIdentifier($0)] == nil } + slots
        removed = [:]
    }

    func load() {
        guard let fault else { return }
        fault.load(into: self)
        // Where reading failed, the next save says so.
        if self.fault != nil { fulfil([]) }
    }

    /// The place of the last member that was loaded or added.
    var last: ModelObject? {
        compact()
        return slots.last
    }

    private func slot(of object: ModelObject) -> Int? {
        if slotOf == nil {
            // One look at the end saves the index where members leave in the order of their coming.
            if holes.isEmpty, let last = slots.last, last === object { return slots.count - 1 }
            indexSlots()
        }
        return slotOf?[ObjectIdentifier(object)]
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
        guard !holes.isEmpty else { return }
        slots = slots.indices.filter { !holes.contains($0) }.map { slots[$0] }
        holes = []
        slotOf = nil
    }

    private func indexSlots() {
        var slotOf = [ObjectIdentifier: Int](minimumCapacity: slots.count)
        for (slot, object) in slots.enumerated() where !holes.contains(slot) {
            slotOf[ObjectIdentifier(object)] = slot
        }
        self.slotOf = slotOf
    }
}

/// Where the stored members of a relationship come from.
struct MemberFault {
    private let life: ContextLife
    private let entity: Int
    private let key: Int64
    private let number: Int

    init(_ context: ModelContext, entity: Int, key: Int64, number: Int) {
        life = context.life
        self.entity = entity
        self.key = key
        self.number = number
    }

    /// Fulfils the storage, and those of other owners that are likely to be asked for next.
    func load(into storage: MemberStorage) {
        alive.loadMembers(of: key, alive.entities[entity], number, into: storage)
    }

    func count(into storage: MemberStorage) {
        alive.countMembers(of: key, alive.entities[entity], number, into: storage)
    }

    private var alive: ModelContext {
        guard let context = life.context else {
            preconditionFailure("members that were never loaded: their context is gone")
        }
        return context
    }
}
