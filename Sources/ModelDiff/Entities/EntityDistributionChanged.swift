import ModelIR

/// The rows of an entity are divided by another attribute.
enum EntityDistributionChanged: DifferenceKind {
    static let id = "entity.distribution-changed"
    static let summary =
        "the rows of an entity are distributed by another attribute, or not any more"
    // Core Data doesn't know the annotation.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let explanation = """
        Files aren't divided, so that nothing changes in them. A PostgreSQL server divides the table of the entity by the \
        attribute, and a container doesn't open the database until its rows have been copied to an empty one with \
        `ModelContainer.copy(from:to:)`.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.entities.pairs.compactMap { pair in
            let old = pair.old.distribution.map {
                comparison.newName(of: $0.attribute, inOld: pair.old.name)
            }
            let new = pair.new.distribution?.attribute
            guard old != new else { return nil }
            return difference(
                comparison,
                pair,
                new.map { "is distributed by '\($0)' now" } ?? "isn't distributed any more",
                advice: comparison.store == .coreData
                    ? nil : "copy the rows of a server to an empty database with this version"
            )
        }
    }
}
