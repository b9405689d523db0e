/// The objects of one table by their keys: open addressing over a power of two of places.
struct IdentityMap {
    private var places: ContiguousArray<ModelObject?> = []
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    subscript(key: Int64) -> ModelObject? {
        if places.isEmpty { return nil }
        var place = start(key)
        while let object = places[place] {
            if object.key == key { return object }
            place = (place + 1) & (places.count - 1)
        }
        return nil
    }

    /// Adds an object whose key is in no place.
    mutating func insert(_ object: ModelObject) {
        if (count + 1) * 4 > places.count * 3 { grow(to: max(16, places.count * 2)) }
        put(object)
        count += 1
    }

    mutating func reserve(_ more: Int) {
        var capacity = max(16, places.count)
        while (count + more) * 4 > capacity * 3 { capacity *= 2 }
        if capacity > places.count { grow(to: capacity) }
    }

    /// Objects behind the free place move up, so that no search ends too early.
    mutating func remove(_ key: Int64) {
        guard !places.isEmpty else { return }
        let mask = places.count - 1
        var hole = start(key)
        while let object = places[hole], object.key != key { hole = (hole + 1) & mask }
        guard places[hole] != nil else { return }
        count -= 1
        var next = hole
        while true {
            next = (next + 1) & mask
            guard let object = places[next] else { break }
            let distance = (next - start(object.key)) & mask
            guard distance >= (next - hole) & mask else { continue }
            places[hole] = object
            hole = next
        }
        places[hole] = nil
    }

    mutating func removeAll() {
        places = []
        count = 0
    }

    func forEach(_ body: (ModelObject) -> Void) {
        for case let object? in places { body(object) }
    }

    private func start(_ key: Int64) -> Int {
        let hash = UInt64(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: hash >> 24) & (places.count - 1)
    }

    private mutating func put(_ object: ModelObject) {
        var place = start(object.key)
        while places[place] != nil { place = (place + 1) & (places.count - 1) }
        places[place] = object
    }

    private mutating func grow(to capacity: Int) {
        let old = places
        places = ContiguousArray(repeating: nil, count: capacity)
        for case let object? in old { put(object) }
    }
}
