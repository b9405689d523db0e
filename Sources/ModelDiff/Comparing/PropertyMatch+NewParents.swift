import ModelIR

extension PropertyMatch {
    /// Follows the properties of entities that get another parent into the ancestors that are new to them.
    ///
    /// A property that such an ancestor has already takes the place of the entity's own one; one that the
    /// entity didn't have is added to it. For example: `Photo.createdAt` if `Photo` inherits from `Item` now,
    /// which has a `createdAt`. Complexity: O(n) for n properties, if few entities get other parents.
    ///
    /// - Parameters:
    ///   - lost: The properties that entities no longer declare, by the entities' old names.
    ///   - isReported: Whether a property that an entity inherits now is reported as added.
    /// - Returns: The properties that follow, and those that are added.
    func followIntoNewParents(
        _ entities: ElementMatch<Entity>,
        _ properties: KeyPath<Entity, [Property]>,
        _ families: Families,
        _ lost: inout [(entity: String, Owned)],
        isReported: (Property) -> Bool
    ) -> (pairs: [Pair], added: [Owned]) {
        let lines = NewLines(entities, families)
        guard !lines.isEmpty else { return ([], []) }
        let all = entities.pairs.map(\.new) + entities.added
        let declared = Dictionary(all.map { ($0.name, $0[keyPath: properties]) }) { first, _ in
            first
        }
        var (found, added): ([Pair], [Owned]) = ([], [])
        for pair in entities.pairs {
            let inherited = lines.newAncestors(of: pair.new).flatMap { ancestor in
                (declared[ancestor] ?? []).map { (ancestor, $0) }
            }
            for (ancestor, property) in inherited
            where !hasFollowed(property, to: ancestor, from: pair, families) {
                let from = lost.firstIndex { entity, owned in
                    entity == pair.old.name && isSame(owned.property, property)
                }
                if let from {
                    found.append(
                        Pair(
                            owner: ancestor,
                            oldOwner: pair.old.name,
                            old: lost.remove(at: from).1.property,
                            new: property,
                            isMoved: true
                        )
                    )
                } else if isReported(property), lines.startAt(pair.new) {
                    added.append(Owned(property, of: pair.new, now: pair.new))
                }
            }
        }
        return (found, added)
    }

    /// Whether the entity, or an ancestor that it had, had the property.
    private func hasFollowed(
        _ property: Property,
        to ancestor: String,
        from pair: ElementMatch<Entity>.Pair,
        _ families: Families
    ) -> Bool {
        let former = [pair.old.name] + families.oldAncestors(of: pair.old.name)
        return pairs.contains {
            $0.new.name == property.name && $0.owner == ancestor && former.contains($0.oldOwner)
        }
    }
}

/// The entities that have ancestors that they didn't have before.
private struct NewLines {
    private var ancestors: [String: [String]] = [:]
    /// The entities whose own parent is another one.
    private var starts: Set<String> = []

    init(_ entities: ElementMatch<Entity>, _ families: Families) {
        let names = Dictionary(entities.pairs.map { ($0.old.name, $0.new.name) }) { first, _ in
            first
        }
        for pair in entities.pairs {
            let former = families.oldAncestors(of: pair.old.name).map { names[$0] ?? $0 }
            let new = families.newAncestors(of: pair.new.name).filter { !former.contains($0) }
            if new.isEmpty { continue }
            ancestors[pair.new.name] = new
            if pair.new.parent != former.first { starts.insert(pair.new.name) }
        }
    }

    var isEmpty: Bool { ancestors.isEmpty }

    func newAncestors(of entity: Entity) -> [String] { ancestors[entity.name] ?? [] }

    /// Whether the entity itself got another parent, rather than one of its ancestors.
    func startAt(_ entity: Entity) -> Bool { starts.contains(entity.name) }
}
