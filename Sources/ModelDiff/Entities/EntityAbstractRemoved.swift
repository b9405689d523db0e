import ModelIR

/// A parent without objects is gone.
enum EntityAbstractRemoved: DifferenceKind {
    static let id = "entity.abstract-removed"
    static let summary = "an abstract entity is removed"
    // Apple, "Migrating your data model automatically": properties can be moved up and down the hierarchy.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let breakage: String? = "code that uses the class no longer compiles"
    static let explanation = """
        An abstract entity has no objects. The properties that its children take over keep their values; every \
        other one is reported by itself.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.removedEntities.filter(\.isAbstract).map { entity in
            difference(
                comparison,
                entity.name,
                old: entity.origin,
                "'\(entity.name)', which is abstract, is removed"
            )
        }
    }
}
