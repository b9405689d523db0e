import ModelIR

/// An index is new.
enum IndexAdded: DifferenceKind {
    static let id = "index.added"
    static let summary = "an index is added"
    // Apple, "Understanding Versions": indexes are not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.automatic
    static let explanation = """
        ModelStore creates it. For Core Data, an index isn't part of what makes a store old: existing stores get \
        it as soon as something else makes them migrate. To get it at once, change the entity's version hash \
        modifier.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.indexChanges.filter { $0.old == nil && $0.new != nil }.map { change in
            difference(
                comparison,
                change.owner,
                old: change.old?.origin,
                new: change.new?.origin,
                "'\(change.owner)' has a new index, '\(change.name)'",
                advice: comparison.store == .coreData
                    ? "existing stores get it with the next migration; a hash modifier of the entity brings it about"
                    : nil
            )
        }
    }
}

extension Comparison {
    /// An index in one version or in both.
    struct IndexChange {
        let owner: String
        let name: String
        /// By the new names of its properties.
        let old: Index?
        let new: Index?
    }

    /// The indexes of entities that are in both versions, by name.
    var indexChanges: [IndexChange] {
        entities.pairs.flatMap { pair in
            let old = pair.old.indexes.map { renamed($0, inOld: pair.old.name) }
            let before = Dictionary(old.map { ($0.sortKey, $0) }) { first, _ in first }
            let after = Dictionary(pair.new.indexes.map { ($0.sortKey, $0) }) { first, _ in first }
            return Set(before.keys).union(after.keys).sorted().map { name in
                IndexChange(owner: pair.new.name, name: name, old: before[name], new: after[name])
            }
        }
    }

    private func renamed(_ index: Index, inOld entity: String) -> Index {
        var result = index
        for place in index.elements.indices {
            guard let property = index.elements[place].property else { continue }
            result.elements[place].property = newName(of: property, inOld: entity)
        }
        return result
    }
}
