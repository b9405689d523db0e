/// The sorted keys of a context's objects of a table, to read together what no recent result has.
struct KeptKeys {
    private var keys: [Int64] = []
    /// How often an object was asked for that isn't among them.
    private var missed = 0
    /// How many objects are taken together: few at first, as nothing says that all are asked for.
    private var reach = 1
    /// The place after those that were taken last.
    private var end = 0

    /// The object and those with the next keys, or the object alone: twice as many each time that an object
    /// soon after the last ones is asked for.
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
