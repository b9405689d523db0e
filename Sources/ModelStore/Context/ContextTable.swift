/// A table in one context: its objects, and the order in which they were read.
final class ContextTable {
    let map = IdentityMap()
    /// Empty unless conflicts are detected.
    var readValues = ReadValues()
    /// How many objects have no row yet.
    var insertedCount = 0
    /// Those objects by their values.
    var newObjects = NewObjectIndexes()
    /// How many objects have been deleted since the context was made, also those whose deletion was taken back.
    var deletions = 0
    /// The results of the last fetches, the last used one at the end: objects that are likely to be asked
    /// about together.
    private var recent: [RecentResults] = []
    /// For objects that aren't in these results.
    private var keptKeys = KeptKeys()
    /// Members that left an owner who is not in memory, by relationship and the owner's key.
    private var removals: [Removal: [ModelObject]] = [:]
    /// The generation of the file in which the rows were read that have pending changes, or are to be deleted;
    /// `nil` if there are none.
    private var pendingGeneration: UInt32?
    /// Whether others of them were read in another one.
    private var isPendingMixed = false
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

    func hasRemoval(of member: ModelObject, from owner: Int64, _ relationship: Int) -> Bool {
        let members = removals[Removal(owner: owner, relationship: relationship)]
        return members?.contains { $0 === member } == true
    }

    func takeRemovals(from owner: Int64, _ relationship: Int) -> [ModelObject] {
        if removals.isEmpty { return [] }
        return removals.removeValue(forKey: Removal(owner: owner, relationship: relationship)) ?? []
    }

    func forgetRemovals() {
        removals = [:]
        hasUnreadRemovals = false
    }

    var hasPendingRows: Bool { pendingGeneration != nil }

    /// A row has the first pending change, or is to be deleted.
    func notePendingRow(readIn generation: UInt32) {
        if pendingGeneration == nil {
            pendingGeneration = generation
        } else if pendingGeneration != generation {
            isPendingMixed = true
        }
    }

    /// Whether rows with pending changes may have other values in the file than when they were read.
    func pendingRowsMayDiffer(in generation: UInt32) -> Bool {
        isPendingMixed || pendingGeneration != generation
    }

    /// All of them have been read again.
    func notePendingRowsAgain(readIn generation: UInt32) {
        (pendingGeneration, isPendingMixed) = (generation, false)
    }

    func forgetPendingRows() { (pendingGeneration, isPendingMixed) = (nil, false) }

    func forgetRecent() {
        recent = []
        keptKeys = KeptKeys()
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
