import ModelIR

/// An index covers something else.
enum IndexChanged: DifferenceKind {
    static let id = "index.changed"
    static let summary = "an index covers something else"
    // Apple, "Understanding Versions": indexes are not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.automatic
    static let explanation = """
        ModelStore makes it again. A store of Core Data keeps the old one until something else makes it migrate.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.indexChanges.filter { $0.isChanged }.map { change in
            difference(
                comparison,
                change.owner,
                old: change.old?.origin,
                new: change.new?.origin,
                "the index '\(change.name)' of '\(change.owner)' covers something else"
            )
        }
    }
}

extension Comparison.IndexChange {
    /// Whether both versions have the index, and it differs in more than its place.
    fileprivate var isChanged: Bool {
        guard var old, let new else { return false }
        old.origin = new.origin
        return old != new
    }
}
