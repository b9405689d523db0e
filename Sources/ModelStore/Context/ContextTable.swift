/// A table in one context: its objects, and the order in which they were read.
final class ContextTable {
    let map = IdentityMap()
    /// Empty unless conflicts are detected.
    var readValues = ReadValues()
    /// How many objects have no row yet.
    var insertedCount = 0
    /// The results of the last fetches, the last used one at the end: objects that are likely to be asked
    /// about together.
    private var recent: [RecentResults] = []
    /// The objects that there were when one was asked for that none of these results has.
    private var keptKeys = KeptKeys()
    /// Members that left an owner who is not in memory, by relationship and the owner's key.
    private var removals: [Removal: [ModelObject]] = [:]
    /// Objects are deleted that join tables link to this one's, and nobody has read to which.
    var hasUnreadRemovals = false

    private struct Removal: Hashable {
        let owner: Int64
        let relationship: Int
    }

    func noteRecent(_ objects: [ModelObject]) {
        guard objects.count > 1 else { return }
        if recent.count == 4 { recent.removeFirst() }
        recent.append(RecentResults(objects))
    }

    /// The object and those that were read after it, or before it when iterating in reverse.
    func neighbours(of object: ModelObject, limit: Int) -> ArraySlice<ModelObject> {
        for index in recent.indices.reversed() {
            guard let found = recent[index].neighbours(of: object, limit: limit) else { continue }
            // Reading what one result leads to may bring many others.
            if index < recent.count - 1 { recent.append(recent.remove(at: index)) }
            return found
        }
        return keptKeys.neighbours(of: object, in: map, limit: limit)
    }

    /// The owner of a relationship is not in memory: remembered until its list is made.
    func noteRemoval(of member: ModelObject, from owner: Int64, _ relationship: Int) {
        removals[Removal(owner: owner, relationship: relationship), default: []].append(member)
    }

    func takeRemovals(from owner: Int64, _ relationship: Int) -> [ModelObject] {
        if removals.isEmpty { return [] }
        return removals.removeValue(forKey: Removal(owner: owner, relationship: relationship)) ?? []
    }

    func forgetRemovals() {
        removals = [:]
        hasUnreadRemovals = false
    }

    func forgetRecent() {
        recent = []
        keptKeys = KeptKeys()
    }
}

/// The keys of all objects of a table that a context had at some time, in order.
private struct KeptKeys {
    private var keys: [Int64] = []
    /// How often an object was asked for that isn't among them.
    private var missed = 0
    /// How many objects are taken together: few at first, as nothing says that all are asked for.
    private var reach = 1
    /// The place after those that were taken last.
    private var end = 0

    /// The object and those with the keys after it, or the object alone: twice as many each time that the one
    /// asked for comes soon after the last ones.
    ///
    /// - Complexity: O(log *n*) on average for *n* objects: they are sorted again once there are twice as
    ///   many, or after so many misses that sorting takes less time than their statements.
    mutating func neighbours(of object: ModelObject, in map: IdentityMap, limit: Int)
        -> ArraySlice<ModelObject>
    {
        if let place = place(of: object.key) { return objects(from: place, in: map, limit) }
        missed += 1
        guard object.isStored, map.count > 1,
            map.count >= 2 * keys.count || missed * 64 >= map.count
        else { return [object] }
        missed = 0
        keys = []
        keys.reserveCapacity(map.count)
        func note(_ object: ModelObject) {
            if object.isStored { keys.append(object.key) }
        }
        map.forEach(note)
        keys.sort()
        guard let place = place(of: object.key) else { return [object] }
        return objects(from: place, in: map, limit)
    }

    private mutating func objects(from place: Int, in map: IdentityMap, _ limit: Int)
        -> ArraySlice<ModelObject>
    {
        let isNext = place >= end && place < end + 1024
        reach = isNext ? min(2 * reach, limit) : max(1, reach / 2)
        let found = keys[place...].prefix(reach)
        end = found.endIndex
        return ArraySlice(found.compactMap { map[$0] })
    }

    private func place(of key: Int64) -> Int? {
        let place = keys.partitioningIndex { $0 >= key }
        return place < keys.count && keys[place] == key ? place : nil
    }
}

extension [Int64] {
    /// The first index whose element belongs to the second part of a partitioned array.
    fileprivate func partitioningIndex(_ isSecond: (Int64) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isSecond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// The objects of a fetch, in their order.
private struct RecentResults {
    private let objects: [ModelObject]
    /// Where the last object was that was asked for. Most often, the next one isn't far behind.
    private var cursor = 0
    /// The places of all, once one was asked for that is elsewhere. The objects are alive.
    private var places: [ObjectIdentifier: Int]?

    init(_ objects: [ModelObject]) { self.objects = objects }

    /// - Complexity: O(1) on average, once an object was asked for that isn't behind the last one; that
    ///   time, O(*n*), where *n* is the number of objects.
    mutating func neighbours(of object: ModelObject, limit: Int) -> ArraySlice<ModelObject>? {
        let window = objects[cursor...].prefix(1024)
        guard
            let place = window.firstIndex(where: { $0 === object })
                ?? knownPlaces[ObjectIdentifier(object)]
        else { return nil }
        defer { cursor = place }
        return place < cursor ? objects[...place].suffix(limit) : objects[place...].prefix(limit)
    }

    private var knownPlaces: [ObjectIdentifier: Int] {
        mutating get {
            if let places { return places }
            let found = Dictionary(
                zip(objects.lazy.map { ObjectIdentifier($0) }, objects.indices),
                uniquingKeysWith: { first, _ in first }
            )
            places = found
            return found
        }
    }
}
