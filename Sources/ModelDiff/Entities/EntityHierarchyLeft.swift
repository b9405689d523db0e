import ModelIR

/// An entity is no longer below one that relationships lead to.
enum EntityHierarchyLeft: DifferenceKind {
    static let id = "entity.hierarchy-left"
    static let summary = "an entity leaves the entity that a relationship leads to"
    // Apple, "Understanding Versions": destinationEntity is compared; an object of another entity isn't one of the destination's.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "which object do relationships with its objects get instead?"
    static let explanation = """
        The relationship can no longer lead to its objects. If it does in a file, ModelStore refuses to open it with \
        migration.other-destination. Relate other objects in a stage, or keep a common parent.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.entities.pairs.compactMap { pair in
            let former = comparison.families.oldAncestors(of: pair.old.name)
            let present = comparison.families.newAncestors(of: pair.new.name) + [pair.new.name]
            let names = comparison.relationships.pairs.filter { relationship in
                let destination = relationship.old.destination
                return former.contains(destination)
                    && comparison.newName(ofEntity: destination) == relationship.new.destination
                    && !present.contains(relationship.new.destination)
            }.map { "'\($0.owner).\($0.new.declaredName)'" }
            if names.isEmpty { return nil }
            let verb = names.count == 1 ? "leads" : "lead"
            return difference(
                comparison,
                pair,
                part: "parentEntity",
                "leaves the hierarchy that \(names.joined(separator: ", ")) \(verb) to",
                advice: "relate other objects in a stage"
            )
        }
    }
}
