import ModelIR

/// A relationship leads to one object at most.
enum RelationshipMadeToOne: DifferenceKind {
    static let id = "relationship.made-to-one"
    static let summary = "a to-many relationship is to-one now"
    // Apple, "Migrating your data model automatically": from to-one to to-many is promised, not which member the way back keeps.
    static let coreData = StoreEffect.losesData
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "which of several members is kept?"
    static let breakage: String? = "code that takes its value as a collection no longer compiles"
    static let explanation = """
        Of several members, only one has a place. ModelStore refuses to choose; Core Data keeps any. Write a \
        stage that chooses.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.relationships.pairs
            .filter { $0.old.cardinality != .toOne && $0.new.cardinality == .toOne }
            .map { pair in
                difference(
                    comparison,
                    pair,
                    part: "toMany",
                    "is to-one now: of several members, one has a place",
                    advice: "write a stage that chooses one"
                )
            }
    }
}
