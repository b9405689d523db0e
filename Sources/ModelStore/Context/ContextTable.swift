/// A table in one context: its objects, and the order in which they were read.
final class ContextTable {
    let map = IdentityMap()
    /// Empty unless conflicts are detected.
    var readValues = ReadValues()
    /// How many objects have no row yet.
    var insertedCount = 0
    /// The results of the last fetches: objects that are likely to be asked about together.
    private var recent: [[ModelObject]] = []
    private var cursors: [Int] = []
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
        if recent.count == 4 {
            recent.removeFirst()
            cursors.removeFirst()
        }
        recent.append(objects)
        cursors.append(0)
    }

    /// The object and those that were read after it.
    func neighbours(of object: ModelObject, limit: Int) -> ArraySlice<ModelObject> {
        for index in recent.indices.reversed() {
            let objects = recent[index]
            let window = objects[cursors[index]...].prefix(1024)
            guard let place = window.firstIndex(where: { $0 === object }) else { continue }
            cursors[index] = place
            return objects[place...].prefix(limit)
        }
        return [object]
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
        cursors = []
    }
}
