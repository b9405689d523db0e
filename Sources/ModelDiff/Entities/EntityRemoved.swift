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
        ModelStore turns the objects of a child into objects of its parent, without the values of the child's own \
        properties; Core Data removes them. `.keepingData` makes ModelStore refuse to remove values. Keep the \
        entity until its data has been moved, or say what its new name is.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.removedEntities.filter { !$0.isAbstract && !comparison.leavesItsRows($0) }.map {
            entity in
            difference(
                comparison,
                entity.name,
                old: entity.origin,
                comparison.heir(of: entity).map {
                    "'\(entity.name)' is removed; its objects become those of '\($0)', without the values of"
                        + " its own properties"
                } ?? "'\(entity.name)' is removed"
                    + (comparison.keepsRemovedValues
                        ? "; its table stays" : ", and its objects with it"),
                advice:
                    "keep the entity until its objects have been moved; if it has a new name, write"
                    + " \(comparison.entityRenaming(from: entity.name)) there"
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

    /// The entity that adopts the objects of a removed one; `nil` if they are deleted, as Core Data does.
    func heir(of entity: Entity) -> String? {
        guard store == .sqlite else { return nil }
        let names = families.oldAncestors(of: entity.name).lazy.compactMap(newName(ofEntity:))
        return names.first { name in new.entities.contains { $0.name == name && !$0.isAbstract } }
    }

    /// Whether rows of an entity fit its parent: the entity has no property that the parent lacks.
    func leavesItsRows(_ entity: Entity) -> Bool {
        guard let parent = entity.parent, newName(ofEntity: parent) != nil else { return false }
        return entity.attributes.isEmpty && entity.relationships.isEmpty
    }
}
