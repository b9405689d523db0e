import ModelIR

/// A property that matching can follow from one version to the next.
typealias MatchedProperty = EntityProperty & ListedProperty & Matchable

/// Attributes or relationships of two versions: those that are in both, and those that are in one.
///
/// The properties of an entity that is new, or gone, aren't among them, unless they've moved along a line of
/// inheritance.
struct PropertyMatch<Property: MatchedProperty>: Sendable {
    var pairs: [Pair] = []
    var removed: [Owned] = []
    var added: [Owned] = []

    struct Pair: Sendable {
        /// The new name of the entity that has it now.
        let owner: String
        /// The old name of the entity that had it.
        let oldOwner: String
        let old: Property
        let new: Property
        /// Whether it's a parent's or a child's now.
        var isMoved = false
    }

    /// A property of one version.
    struct Owned: Sendable {
        /// The new name of the entity, if there is one.
        let owner: String
        let property: Property
        /// Whether the entity itself is in both versions.
        let hasLivingOwner: Bool
        /// Whether objects of exactly this entity may exist.
        let ownerIsConcrete: Bool
    }
}

extension PropertyMatch {
    init(_ first: Self, adding second: Self) {
        pairs = first.pairs + second.pairs
        removed = first.removed + second.removed
        added = first.added + second.added
    }

    init(
        _ entities: ElementMatch<Entity>,
        _ properties: KeyPath<Entity, [Property]>,
        _ families: Families,
        followsColumns: Bool = false,
        isReportedIfInherited: (Property) -> Bool
    ) {
        var lost: [(entity: String, Owned)] = []
        var gained: [(entity: String, Owned)] = []
        for pair in entities.pairs {
            let match = ElementMatch(
                old: pair.old[keyPath: properties],
                new: pair.new[keyPath: properties],
                followsColumns: followsColumns
            )
            pairs += match.pairs.map {
                Pair(owner: pair.new.name, oldOwner: pair.old.name, old: $0.old, new: $0.new)
            }
            lost += match.removed.map { (pair.old.name, Owned($0, of: pair.old, now: pair.new)) }
            gained += match.added.map { (pair.new.name, Owned($0, of: pair.new, now: pair.new)) }
        }
        for entity in entities.removed {
            lost += entity[keyPath: properties].map {
                (entity.name, Owned($0, of: entity, now: nil))
            }
        }
        for entity in entities.added {
            gained += entity[keyPath: properties].map {
                (entity.name, Owned($0, of: entity, now: nil))
            }
        }
        follow(&lost, &gained, families)
        followFromFormerParents(&gained, families)
        let inherited = followIntoNewParents(
            entities,
            properties,
            families,
            &lost,
            isReported: isReportedIfInherited
        )
        pairs += inherited.pairs
        // An abstract entity has no objects: what is left of it was its children's.
        removed = lost.map(\.1).filter { $0.hasLivingOwner || !$0.ownerIsConcrete }
        added = gained.map(\.1).filter(\.hasLivingOwner) + inherited.added
    }
}

extension PropertyMatch<Attribute> {
    /// The attributes of composites.
    init(_ composites: ElementMatch<Composite>) {
        for pair in composites.pairs {
            let match = ElementMatch(old: pair.old.attributes, new: pair.new.attributes)
            pairs += match.pairs.map {
                Pair(owner: pair.new.name, oldOwner: pair.old.name, old: $0.old, new: $0.new)
            }
            removed += match.removed.map { Owned($0, of: pair.new.name) }
            added += match.added.map { Owned($0, of: pair.new.name) }
        }
    }
}

extension PropertyMatch.Owned {
    init(_ property: Property, of entity: Entity, now new: Entity?) {
        owner = new?.name ?? entity.name
        self.property = property
        hasLivingOwner = new != nil
        ownerIsConcrete = !entity.isAbstract
    }

    fileprivate init(_ property: Property, of composite: String) {
        owner = composite
        self.property = property
        hasLivingOwner = true
        ownerIsConcrete = true
    }
}

extension PropertyMatch {
    /// Finds the properties that are lost in one entity and gained in a parent or a child of it.
    private mutating func follow(
        _ lost: inout [(entity: String, Owned)],
        _ gained: inout [(entity: String, Owned)],
        _ families: Families
    ) {
        guard !lost.isEmpty, !gained.isEmpty else { return }
        let places = Dictionary(grouping: gained.indices) { gained[$0].entity }
        let oldPlaces = Dictionary(grouping: lost.indices) { lost[$0].entity }
        var (followed, arrived): (Set<Int>, Set<Int>) = ([], [])
        func move(_ from: Int, _ to: Int) {
            let (old, new) = (lost[from].1, gained[to].1)
            pairs.append(
                Pair(
                    owner: gained[to].entity,
                    oldOwner: lost[from].entity,
                    old: old.property,
                    new: new.property,
                    isMoved: true
                )
            )
            arrived.insert(to)
            // Objects of the former owner itself keep a value only if they inherit it now.
            let isUp = families.isAncestor(gained[to].entity, ofNew: old.owner)
            if isUp || !old.ownerIsConcrete { followed.insert(from) }
        }
        for from in lost.indices {
            for ancestor in families.newAncestors(of: lost[from].1.owner) {
                let to = (places[ancestor] ?? []).first { isSame(lost[from].1, gained[$0].1) }
                if let to {
                    move(from, to)
                    break
                }
            }
        }
        for to in gained.indices where !arrived.contains(to) {
            for ancestor in families.oldAncestors(ofNew: gained[to].entity) {
                let from = (oldPlaces[ancestor] ?? []).first { isSame(lost[$0].1, gained[to].1) }
                if let from, !followed.contains(from) || !lost[from].1.ownerIsConcrete {
                    move(from, to)
                    break
                }
            }
        }
        lost = lost.indices.filter { !followed.contains($0) }.map { lost[$0] }
        gained = gained.indices.filter { !arrived.contains($0) }.map { gained[$0] }
    }

    /// Finds the properties that an entity inherited, and that it declares itself now that it has another parent:
    /// the former parent may still have them.
    private mutating func followFromFormerParents(
        _ gained: inout [(entity: String, Owned)],
        _ families: Families
    ) {
        guard gained.contains(where: { !families.oldAncestors(ofNew: $0.entity).isEmpty }) else {
            return
        }
        let former = Dictionary(grouping: pairs) { $0.oldOwner }
        gained.removeAll { entity, new in
            for ancestor in families.oldAncestors(ofNew: entity) {
                guard let pair = former[ancestor]?.first(where: { isSame($0.old, new.property) })
                else {
                    continue
                }
                pairs.append(
                    Pair(
                        owner: entity,
                        oldOwner: ancestor,
                        old: pair.old,
                        new: new.property,
                        isMoved: true
                    )
                )
                return true
            }
            return false
        }
    }

    private func isSame(_ old: Owned, _ new: Owned) -> Bool { isSame(old.property, new.property) }

    func isSame(_ old: Property, _ new: Property) -> Bool {
        ModelDiff.places(of: [new.identity], in: [old.identity]) == [0]
    }
}

extension PropertyMatch<Relationship> {
    /// Finds the relationships that have another name without saying the former one: `ModelStore` finds whom they
    /// relate by their inverses.
    ///
    /// For example: `Stop.trips`, which was `Stop.trip`, if `Trip.stops` is the inverse of both. Complexity: O(n).
    mutating func followInverses() {
        guard !removed.isEmpty, !added.isEmpty else { return }
        let others = index(pairs) { PropertyPlace(entity: $0.owner, property: $0.new.name) }
        let lost = index(removed) { PropertyPlace(entity: $0.owner, property: $0.property.name) }
        var (followed, arrived): (Set<Int>, Set<Int>) = ([], [])
        for (to, gained) in added.enumerated() {
            guard let inverse = gained.property.inverse, let entity = inverse.entity,
                let other = others[PropertyPlace(entity: entity, property: inverse.relationship)],
                pairs[other].new.inverse?.relationship == gained.property.name,
                let former = pairs[other].old.inverse, let oldOwner = former.entity,
                let from = lost[
                    PropertyPlace(entity: gained.owner, property: former.relationship)
                ],
                removed[from].property.inverse?.relationship == pairs[other].old.name,
                followed.insert(from).inserted
            else { continue }
            arrived.insert(to)
            pairs.append(
                Pair(
                    owner: gained.owner,
                    oldOwner: oldOwner,
                    old: removed[from].property,
                    new: gained.property
                )
            )
        }
        removed = removed.indices.filter { !followed.contains($0) }.map { removed[$0] }
        added = added.indices.filter { !arrived.contains($0) }.map { added[$0] }
    }

    private func index<Element>(_ elements: [Element], by place: (Element) -> PropertyPlace)
        -> [PropertyPlace: Int]
    {
        Dictionary(elements.indices.map { (place(elements[$0]), $0) }) { first, _ in first }
    }
}

extension PropertyMatch {
    /// The entities that have each property of the old version now.
    var places: [PropertyPlace: [String]] {
        Dictionary(grouping: pairs) { PropertyPlace(entity: $0.oldOwner, property: $0.old.name) }
            .mapValues { $0.map(\.owner) }
    }
}

extension PropertyMatch.Pair {
    /// Whether it has another name without saying the former one: `ModelStore` found it.
    var isFoundByStore: Bool {
        old.identity.canonicalName != new.name && old.name != new.name
            && new.identity.renamingIdentifier == nil
    }
}
