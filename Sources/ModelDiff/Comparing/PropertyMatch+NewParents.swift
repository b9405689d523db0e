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
        let newcomers = NewParents(entities, families)
        guard !newcomers.isEmpty else { return ([], []) }
        let all = entities.pairs.map(\.new) + entities.added
        let declared = Dictionary(all.map { ($0.name, $0[keyPath: properties]) }) { first, _ in
            first
        }
        var (found, added): ([Pair], [Owned]) = ([], [])
        for pair in entities.pairs {
            for ancestor in newcomers.ancestors(of: pair.new) {
                for property in declared[ancestor] ?? [] {
                    if hasFollowed(property, to: ancestor, from: pair, families) { continue }
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
                    } else if isReported(property) {
                        added.append(Owned(property, of: pair.new, now: pair.new))
                    }
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

/// The entities whose parent is another one, with the ancestors that are new to them.
private struct NewParents {
    private var ancestors: [String: [String]] = [:]

    init(_ entities: ElementMatch<Entity>, _ families: Families) {
        let names = Dictionary(entities.pairs.map { ($0.old.name, $0.new.name) }) { first, _ in
            first
        }
        for pair in entities.pairs {
            let former = families.oldAncestors(of: pair.old.name).map { names[$0] ?? $0 }
            if pair.new.parent == former.first { continue }
            let new = families.newAncestors(of: pair.new.name).filter { !former.contains($0) }
            if !new.isEmpty { ancestors[pair.new.name] = new }
        }
    }

    var isEmpty: Bool { ancestors.isEmpty }

    func ancestors(of entity: Entity) -> [String] { ancestors[entity.name] ?? [] }
}
