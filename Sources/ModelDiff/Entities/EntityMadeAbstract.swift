import ModelIR

/// An entity can have no objects any more.
enum EntityMadeAbstract: DifferenceKind {
    static let id = "entity.made-abstract"
    static let summary = "an entity is abstract now"
    // Apple, "Understanding Versions": isAbstract is compared, so the store is migrated; no page says what becomes of the objects.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "which objects of its children do they become?"
    static let breakage: String? = "objects of the class can't be created any more"
    static let explanation = """
        Objects of exactly this entity have no place in the new version. Turn them into objects of its children \
        first.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.entities.pairs.filter { !$0.old.isAbstract && $0.new.isAbstract }.map { pair in
            difference(
                comparison,
                pair,
                part: "isAbstract",
                "is abstract now: objects of exactly this entity have no place",
                advice: "write a stage that turns them into objects of its children"
            )
        }
    }
}
