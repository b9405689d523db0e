import ModelIR

/// An entity is gone, with its objects.
enum EntityRemoved: DifferenceKind {
    static let id = "entity.removed"
    static let summary = "an entity is removed"
    // Apple, "Migrating your data model automatically": entities can be removed.
    static let coreData = StoreEffect.losesData
    static let sqlite = StoreEffect.losesData
    static let breakage: String? = "code that uses the class no longer compiles"
    static let explanation = """
        The table is dropped without a question, with all objects of the entity and all references to them. \
        `.keepingData` makes ModelStore refuse that. Keep the entity until its data has been moved, or say what \
        its new name is.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.removedEntities.filter { !$0.isAbstract && !comparison.leavesItsRows($0) }.map {
            entity in
            difference(
                comparison,
                entity.name,
                old: entity.origin,
                "'\(entity.name)' is removed, and its objects with it",
                advice:
                    "keep the entity until its objects have been moved; if it has a new name, write"
                    + " \(comparison.renaming(from: entity.name)) there"
            )
        }
    }
}

extension Comparison {
    /// The entities that are gone and don't look renamed.
    var removedEntities: [Entity] {
        let renamed = Set(likelyRenames.map(\.old.name))
        return entities.removed.filter { !renamed.contains($0.name) }
    }

    /// Whether rows of an entity fit its parent: the entity has no property that the parent lacks.
    func leavesItsRows(_ entity: Entity) -> Bool {
        guard let parent = entity.parent, newName(ofEntity: parent) != nil else { return false }
        return entity.attributes.isEmpty && entity.relationships.isEmpty
    }
}
