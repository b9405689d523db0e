import ModelStore

/// The relationships of an entity's rows, before and after a migration.
struct ComparedMembers {
    private let comparison: Comparison
    private let entity: EntitySchema
    private let keys: KeyMatch

    init(_ comparison: Comparison, _ entity: EntitySchema, _ keys: KeyMatch) {
        self.comparison = comparison
        self.entity = entity
        self.keys = keys
    }

    func differences() throws -> [MigrationDifference] {
        guard keys.hasKeys else { return [] }
        let relationships = comparison.new.tables.lineage(of: entity).flatMap(\.relationships)
        return try relationships.filter { relationship in
            !comparison.changing.has(entity, relationship.name)
                && comparison.knowsKeys(below: relationship.destination)
        }.flatMap(differences)
    }

    private func differences(_ relationship: RelationshipSchema) throws -> [MigrationDifference] {
        let same = comparison.new.match(comparison.new)
        // A class that inherits the relationship now may have had one of its own.
        let lineage = comparison.new.tables.lineage(of: entity)
        let declarer = lineage.first { $0.relationships.contains(relationship) } ?? entity
        let old = comparison.match.pairs(of: relationship, declarer)
        guard let first = old.first, let new = same.pairs(of: relationship, declarer).first else {
            return []
        }
        let inverse = comparison.match.pairsOfNewInverse(of: relationship, declarer)
        // Where two relationships became inverses, each has the pairs of both.
        let isOrdered =
            first.otherPlace != nil && new.otherPlace != nil && old.count == 1 && inverse.isEmpty
        let before = try (old + inverse)
            .map { try expected(relationship, $0) }
            .reduce(into: [:]) { all, pairs in
                all.merge(pairs) { first, second in Array(Set(first + second)) }
            }
        let after = try comparison.after.members(new)
        let owners = keys.sources.flatMap { source in
            source.keys.sorted().map { (key: $0, table: source.table.name) }
        }
        return owners.compactMap { owner in
            guard let key = keys.newKey(owner.key, from: owner.table) else { return nil }
            let (had, has) = (before[key] ?? [], after[key] ?? [])
            if isOrdered ? had == has : had.sorted() == has.sorted() { return nil }
            return MigrationDifference(
                entity: entity.name,
                key: key,
                property: relationship.name,
                before: "\(had)",
                after: "\(has)"
            )
        }
    }

    /// The members before, by the keys that rows have now; without those of removed entities.
    private func expected(_ relationship: RelationshipSchema, _ pairs: RelationshipPairs) throws
        -> [Int64: [Int64]]
    {
        try comparison.before.members(pairs).reduce(into: [:]) { members, pair in
            guard let owner = keys.newKey(pair.key, from: pairs.ownTable) else { return }
            members[owner] = pair.value.compactMap { member in
                comparison.newKey(
                    member,
                    from: pairs.otherTable,
                    below: relationship.destination
                )
            }
        }
    }
}
