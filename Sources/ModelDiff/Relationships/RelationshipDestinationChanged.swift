import ModelIR

/// The objects of a relationship are of another entity.
enum RelationshipDestinationChanged: DifferenceKind {
    static let id = "relationship.destination-changed"
    static let summary = "a relationship leads to another entity"
    // Apple, "Understanding Versions": destinationEntity is compared. Apple, "Migrating your data model automatically": another destination is not among the changes that fit.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.needsStage
    static let swiftDataAdvice: String? =
        "add a new relationship, relate the objects in a stage, and remove this one in the next version"
    static let question: String? = "which object do objects of the older version get?"
    static let breakage: String? =
        "code that takes its objects as those of the former class no longer compiles"
    static let explanation = """
        The objects that it leads to are of the wrong entity, unless their entity has been renamed. Add a new \
        relationship, or write a stage.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.otherDestinations.filter { !comparison.isWidened($0) }.map { pair in
            difference(
                comparison,
                pair,
                part: "destinationEntity",
                "leads to '\(pair.new.destination)', not to '\(pair.old.destination)'",
                advice: "add a new relationship, or write a stage"
            )
        }
    }
}
