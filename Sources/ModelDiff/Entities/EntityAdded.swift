import ModelIR

/// An entity is new.
enum EntityAdded: DifferenceKind {
    static let id = "entity.added"
    static let summary = "an entity is added"
    // Apple, "Migrating your data model automatically": entities can be added.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let explanation = """
        The table of the entity is added, without rows.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        let renamed = Set(comparison.likelyRenames.map(\.new.name))
        return comparison.entities.added.filter { !renamed.contains($0.name) }.map { entity in
            difference(comparison, entity.name, new: entity.origin, "'\(entity.name)' is added")
        }
    }
}
