import ModelIR

/// Entities that are gone, each with the new one that has most of their properties.
///
/// Complexity: O(n · m) for n entities that are gone and m that are new.
func findLikelyRenames(_ entities: ElementMatch<Entity>) -> [ElementMatch<Entity>.Pair] {
    let candidates = entities.removed.indices.flatMap { old in
        entities.added.indices.map { new in
            (old, new, likeness(entities.removed[old], entities.added[new]))
        }
    }
    var (taken, given): (Set<Int>, Set<Int>) = ([], [])
    return candidates.filter { $0.2 >= 0.5 }
        .sorted { ($1.2, $0.0, $0.1) < ($0.2, $1.0, $1.1) }
        .compactMap { old, new, _ in
            guard !taken.contains(old), !given.contains(new) else { return nil }
            taken.insert(old)
            given.insert(new)
            return .init(old: entities.removed[old], new: entities.added[new])
        }
}

/// How much two entities have in common, from 0 to 1.
private func likeness(_ old: Entity, _ new: Entity) -> Double {
    let (left, right) = (features(of: old), features(of: new))
    guard !left.isEmpty else { return 0 }
    return Double(left.intersection(right).count) / Double(left.union(right).count)
}

/// For example: `title string`, `tags toMany`.
private func features(of entity: Entity) -> Set<String> {
    Set(
        entity.attributes.map { "\($0.name) \($0.type.stored.title)" }
            + entity.relationships.map { "\($0.name) \($0.cardinality.rawValue)" }
    )
}
