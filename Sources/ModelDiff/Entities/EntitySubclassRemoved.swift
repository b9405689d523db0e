import ModelIR

/// A child without properties is gone.
enum EntitySubclassRemoved: DifferenceKind {
    static let id = "entity.subclass-removed"
    static let summary = "an entity that adds nothing to its parent is removed"
    // Apple, "Migrating your data model automatically": entities can be removed; nothing makes their objects those of a parent.
    static let coreData = StoreEffect.losesData
    static let sqlite = StoreEffect.automatic
    static let breakage: String? = "code that uses the class no longer compiles"
    static let explanation = """
        ModelStore turns the objects into objects of the parent. Core Data removes them. Move them before the \
        new version is released.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.removedEntities.filter { !$0.isAbstract && comparison.leavesItsRows($0) }.map {
            entity in
            difference(
                comparison,
                entity.name,
                old: entity.origin,
                "'\(entity.name)', which adds nothing to '\(entity.parent ?? "")', is removed",
                advice: comparison.store == .coreData
                    ? "turn its objects into objects of the parent before this version" : nil
            )
        }
    }
}
