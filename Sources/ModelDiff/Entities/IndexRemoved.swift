import ModelIR

/// An index is gone.
enum IndexRemoved: DifferenceKind {
    static let id = "index.removed"
    static let summary = "an index is removed"
    // Apple, "Understanding Versions": indexes are not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.automatic
    static let explanation = """
        ModelStore drops it. A store of Core Data keeps it until something else makes it migrate.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.indexChanges.filter { $0.old != nil && $0.new == nil }.map { change in
            difference(
                comparison,
                change.owner,
                old: change.old?.origin,
                new: change.new?.origin,
                "'\(change.owner)' no longer has the index '\(change.name)'"
            )
        }
    }
}
