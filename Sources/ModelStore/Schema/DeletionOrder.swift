/// The order in which a save deletes rows of several tables.
///
/// A row that needs another is deleted first: where the database doesn't take it along, it would have to
/// set the row's reference to NULL, which it refuses at once, though the row goes as well.
struct DeletionOrder: Sendable {
    /// How many tables a row of an entity needs, one after the other, by the entity's number.
    private let depths: [Int]
    /// Whether rows may go in any order.
    private let isFree: Bool

    /// Complexity: O(n) for n relationships.
    init(_ entities: [EntityInfo]) {
        var needed: [Int: Set<Int>] = [:]
        for entity in entities {
            for relationship in entity.relationships where relationship.isRequired {
                guard let reference = relationship.reference, !reference.isCascaded else {
                    continue
                }
                needed[entity.root, default: []].insert(entities[relationship.destination].root)
            }
        }
        var depths: [Int: Int] = [:]
        // Without recursion: a chain of tables may be longer than any stack of calls.
        for root in needed.keys.sorted() where depths[root] == nil {
            var path = [root]
            while let last = path.last {
                depths[last] = depths[last] ?? 0
                if let next = needed[last]?.first(where: { depths[$0] == nil }) {
                    path.append(next)
                } else {
                    let below = needed[last]?.map { $0 == last ? 0 : (depths[$0] ?? 0) + 1 }
                    depths[last] = below?.max() ?? 0
                    path.removeLast()
                }
            }
        }
        self.depths = entities.map { depths[$0.root] ?? 0 }
        isFree = self.depths.allSatisfy { $0 == 0 }
    }

    /// The objects, those that need others first; otherwise in their order.
    func sorted(_ objects: [ModelObject]) -> [ModelObject] {
        if objects.count < 2 || isFree { return objects }
        let groups = Dictionary(grouping: objects) { object in
            object.registration.map { depths[$0.info.number] } ?? 0
        }
        return groups.keys.sorted(by: >).flatMap { groups[$0] ?? [] }
    }
}
