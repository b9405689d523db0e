import ModelIR

/// An entity may have objects now.
enum EntityMadeConcrete: DifferenceKind {
    static let id = "entity.made-concrete"
    static let summary = "an entity is no longer abstract"
    // Apple, "Understanding Versions": isAbstract is compared, so the store is migrated.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let explanation = """
        There were no objects of exactly this entity, so nothing has to be converted.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.entities.pairs.filter { $0.old.isAbstract && !$0.new.isAbstract }.map { pair in
            difference(comparison, pair, part: "isAbstract", "isn't abstract any more")
        }
    }
}
