import ModelIR

/// Entities that had nothing in common get a common parent.
enum EntityHierarchiesMerged: DifferenceKind {
    static let id = "entity.hierarchies-merged"
    static let summary = "entities of two hierarchies have a parent in common now"
    // Apple, "Migrating your data model automatically": hierarchies can not be merged: entities that share no parent in the source can not share one in the destination.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.automatic
    static let explanation = """
        Core Data keeps a hierarchy in one table, and can't infer how two of them become one: write a mapping \
        model, or copy the objects. ModelStore moves the rows.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        let groups = Dictionary(grouping: comparison.entities.pairs) {
            comparison.families.newRoot(of: $0.new.name)
        }
        return groups.compactMap { root, pairs in
            let former = Set(pairs.map { comparison.families.oldRoot(of: $0.old.name) })
            guard former.count > 1,
                let entity = comparison.new.entities.first(where: { $0.name == root })
            else { return nil }
            let names = former.sorted().map { "'\($0)'" }.joined(separator: ", ")
            return difference(
                comparison,
                root,
                new: entity.origin,
                "the hierarchies of \(names) are one below '\(root)' now",
                advice: comparison.store == .coreData
                    ? "share a protocol instead of a parent, or write a mapping model" : nil
            )
        }
    }
}
