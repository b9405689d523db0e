/// The ways by which the database deletes rows along with others.
struct CascadeWays: Sendable {
    /// A column by which rows go along with those of another table.
    struct Way: Hashable, Sendable {
        /// The number of the entity that the table is named for.
        let root: Int
        /// For example: `"owner"`.
        let column: String
        /// What the foreign key refers to.
        let referred: ReferredColumn
    }

    /// By the table whose rows take others along.
    let ways: [Int: Set<Way>]
    /// The tables whose rows may take along others, and these others, more often than the database
    /// lets them: a thousand times.
    let long: Set<Int>

    init(_ entities: [EntityInfo]) {
        var ways: [Int: Set<Way>] = [:]
        for entity in entities {
            for relationship in entity.relationships {
                guard let reference = relationship.reference, reference.isCascaded else { continue }
                let owner = entities[relationship.destination].root
                let way = Way(
                    root: entity.root,
                    column: entity.columnSQL[reference.column].name,
                    referred: reference.referred
                )
                ways[owner, default: []].insert(way)
            }
        }
        self.ways = ways
        long = Self.long(ways)
    }

    /// What's left when tables are taken away whose rows take none along, again and again: tables
    /// that lead back to themselves, or to such, and those that lead through many others.
    private static func long(_ ways: [Int: Set<Way>]) -> Set<Int> {
        var left = Set(ways.keys)
        for _ in 0..<500 {
            let kept = left.filter { root in
                ways[root]?.contains { left.contains($0.root) } == true
            }
            if kept.count == left.count { break }
            left = kept
        }
        return left
    }
}
