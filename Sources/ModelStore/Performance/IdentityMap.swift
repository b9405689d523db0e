/// The objects of one table by their keys.
///
/// A hash table with open addressing, over a power of two of places. A dictionary would spend most
/// of a lookup on its hash, which keeps its promises against hostile keys.
final class IdentityMap {
    /// The keys of the objects at the same places; meaningless at free places.
    // No two accesses to these meet: none of the user's code runs while they change.
    @exclusivity(unchecked) private var keys: [Int64] = [0]
    @exclusivity(unchecked) private var objects: [ModelObject?] = [nil]
    private(set) var count = 0
    /// How many objects can be added before there must be more places.
    private var room = 0

    var isEmpty: Bool { count == 0 }

    private var mask: Int { keys.count - 1 }

    subscript(key: Int64) -> ModelObject? {
        var place = start(key)
        while objects[place] != nil {
            if keys[place] == key { return objects[place] }
            place = (place + 1) & mask
        }
        return nil
    }

    /// Adds an object whose key is in no place.
    func insert(_ object: ModelObject) {
        if room == 0 { reserve(1) }
        let place = freePlace(object.key)
        keys[place] = object.key
        objects[place] = object
        count += 1
        room -= 1
    }

    /// Makes room for more objects.
    ///
    /// They're exchanged with free places, as moving them counts no references.
    func reserve(_ more: Int) {
        guard more > room else { return }
        var capacity = max(16, keys.count * 2)
        while count + more > Self.limit(capacity) { capacity *= 2 }
        room = Self.limit(capacity) - count
        var oldKeys = Array(repeating: Int64(0), count: capacity)
        var oldObjects = [ModelObject?](repeating: nil, count: capacity)
        swap(&keys, &oldKeys)
        swap(&objects, &oldObjects)
        for old in oldObjects.indices where oldObjects[old] != nil {
            let place = freePlace(oldKeys[old])
            keys[place] = oldKeys[old]
            swap(&objects[place], &oldObjects[old])
        }
    }

    /// How many of some places may be taken: one is always free, where searches end.
    private static func limit(_ capacity: Int) -> Int { (capacity - 1) * 3 / 4 }

    /// Removes the object with a key.
    ///
    /// Objects behind the free place move up, so that no search ends too early.
    func remove(_ key: Int64) {
        var hole = start(key)
        while objects[hole] != nil, keys[hole] != key { hole = (hole + 1) & mask }
        var removed: ModelObject?
        swap(&removed, &objects[hole])
        if removed == nil { return }
        count -= 1
        room += 1
        var next = (hole + 1) & mask
        while objects[next] != nil {
            let distance = (next - start(keys[next])) & mask
            if distance >= (next - hole) & mask {
                keys[hole] = keys[next]
                objects.swapAt(hole, next)
                hole = next
            }
            next = (next + 1) & mask
        }
    }

    func removeAll() {
        objects = Array(repeating: nil, count: keys.count)
        room += count
        count = 0
    }

    func forEach(_ body: (ModelObject) -> Void) {
        for place in objects.indices {
            if let object = objects[place] { body(object) }
        }
    }

    private func start(_ key: Int64) -> Int {
        let hash = UInt64(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: hash >> 24) & mask
    }

    private func freePlace(_ key: Int64) -> Int {
        var place = start(key)
        while objects[place] != nil { place = (place + 1) & mask }
        return place
    }
}
