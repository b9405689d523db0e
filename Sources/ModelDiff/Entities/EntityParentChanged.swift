import ModelIR

/// An entity has another parent, gets one, or loses it.
enum EntityParentChanged: DifferenceKind {
    static let id = "entity.parent-changed"
    static let summary = "an entity inherits from another one"
    // Apple, "Migrating your data model automatically": entities can be moved in and out of a hierarchy.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let breakage: String? =
        "code that takes an object for one of the former parent's no longer compiles"
    static let explanation = """
        Rows are moved, and keep the values of all properties that the entity still has or inherits. What it no \
        longer inherits is reported as removed.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.entities.pairs.filter { comparison.newParent(ofOld: $0.old) != $0.new.parent }
            .map { pair in
                let old = pair.old.parent.map { "'\($0)'" } ?? "no entity"
                let new = pair.new.parent.map { "'\($0)'" } ?? "no entity"
                let line = comparison.families.newAncestors(of: pair.new.name)
                let former = comparison.newParent(ofOld: pair.old)
                return difference(
                    comparison,
                    pair,
                    part: "parentEntity",
                    "inherits from \(new), not from \(old)",
                    breaks: pair.old.parent != nil && !(former.map(line.contains) ?? false)
                )
            }
    }
}

extension Comparison {
    /// The new name of the parent that an entity had; its old name if it's gone.
    fileprivate func newParent(ofOld entity: Entity) -> String? {
        entity.parent.map { newName(ofEntity: $0) ?? $0 }
    }
}
