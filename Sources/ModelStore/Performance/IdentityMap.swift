/// The objects of one table by their keys.
///
/// A hash table with open addressing, over a power of two of places. It retains its objects by hand,
/// so that moving and finding them counts no references: with arrays, fetching takes a tenth longer.
final class IdentityMap {
    private typealias Held = Unmanaged<ModelObject>

    private var places: UnsafeMutablePointer<Held?>
    private var mask: Int
    private(set) var count = 0
    /// How many objects can be added before there must be more places.
    private var room = 0

    init() {
        places = .allocate(capacity: 1)
        places.initialize(to: nil)
        mask = 0
    }

    deinit {
        releaseAll()
        places.deallocate()
    }

    var isEmpty: Bool { count == 0 }

    subscript(key: Int64) -> ModelObject? {
        var place = start(key)
        while let object = places[place] {
            if storedKey(of: object) == key {
                return object.takeUnretainedValue()
            }
            place = (place + 1) & mask
        }
        return nil
    }

    /// Adds an object whose key is in no place.
    func insert(_ object: ModelObject) {
        if room == 0 { reserve(1) }
        put(Unmanaged.passRetained(object), object.key)
        count += 1
        room -= 1
    }

    /// Makes room for more objects.
    func reserve(_ more: Int) {
        guard more > room else { return }
        var capacity = max(16, (mask + 1) * 2)
        while count + more > Self.limit(capacity) { capacity *= 2 }
        room = Self.limit(capacity) - count
        let (old, oldCount) = (places, mask + 1)
        places = .allocate(capacity: capacity)
        places.initialize(repeating: nil, count: capacity)
        mask = capacity - 1
        for place in 0..<oldCount {
            if let object = old[place] { put(object, storedKey(of: object)) }
        }
        old.deallocate()
    }

    /// How many of some places may be taken: one is always free, where searches end.
    private static func limit(_ capacity: Int) -> Int { (capacity - 1) * 3 / 4 }

    /// Objects behind the free place move up, so that no search ends too early.
    func remove(_ key: Int64) {
        var hole = start(key)
        while let object = places[hole], storedKey(of: object) != key {
            hole = (hole + 1) & mask
        }
        guard let removed = places[hole] else { return }
        count -= 1
        room += 1
        var next = hole
        while true {
            next = (next + 1) & mask
            guard let object = places[next] else { break }
            let distance = (next - start(storedKey(of: object))) & mask
            guard distance >= (next - hole) & mask else { continue }
            places[hole] = object
            hole = next
        }
        places[hole] = nil
        removed.release()
    }

    func removeAll() {
        releaseAll()
        for place in 0...mask { places[place] = nil }
        room += count
        count = 0
    }

    func forEach(_ body: (ModelObject) -> Void) {
        for place in 0...mask {
            if let object = places[place] { body(object.takeUnretainedValue()) }
        }
    }

    private func releaseAll() { forEach { Unmanaged.passUnretained($0).release() } }

    private func start(_ key: Int64) -> Int {
        let hash = UInt64(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: hash >> 24) & mask
    }

    /// Safe: the map holds the object.
    @inline(__always)
    private func storedKey(of object: Held) -> Int64 {
        object._withUnsafeGuaranteedRef { $0.key }
    }

    private func put(_ object: Held, _ key: Int64) {
        var place = start(key)
        while places[place] != nil { place = (place + 1) & mask }
        places[place] = object
    }
}
