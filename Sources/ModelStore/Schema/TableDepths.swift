/// How many tables the rows of each table lead to, one after the other, by some of their references.
///
/// For example: 2 for songs that lead to albums, which lead to artists. A reference to a row's own table
/// doesn't count, and rings are cut somewhere.
struct TableDepths: Sendable {
    /// By the entity's number.
    private let depths: [Int]

    /// - Parameters:
    ///   - entities: All entities of the store.
    ///   - counts: Whether a relationship with a reference counts.
    /// - Complexity: O(*n*) for *n* relationships.
    init(_ entities: [EntityInfo], where counts: (RelationshipInfo) -> Bool) {
        var needed: [Int: Set<Int>] = [:]
        for entity in entities {
            for relationship in entity.relationships
            where relationship.reference != nil && counts(relationship) {
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
    }

    var areZero: Bool { depths.allSatisfy { $0 == 0 } }

    /// The depth of an object's table; 0 if the object is in no context.
    func depth(of object: ModelObject) -> Int {
        object.registration.map { depths[$0.info.number] } ?? 0
    }
}
