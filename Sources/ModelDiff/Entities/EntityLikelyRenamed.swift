import ModelIR

/// An entity is gone, and a new one has most of its properties.
enum EntityLikelyRenamed: DifferenceKind {
    static let id = "entity.likely-renamed"
    static let summary = "an entity seems to have a new name, and does not say so"
    // Apple, "Migrating your data model automatically": an entity without a renaming identifier is another one.
    static let coreData = StoreEffect.losesData
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "what becomes of its objects, if it is another entity?"
    static let breakage: String? = "code that uses the class no longer compiles"
    static let explanation = """
        Core Data removes the old table with its objects and adds an empty one. ModelStore refuses to open the \
        file, and names both entities. Say the former name in the new entity: `@Model(originalName:)` in Swift, \
        `elementID` in a model file, which is the Renaming ID of Xcode's editor. If the new entity has nothing to do with the old one, remove the old one \
        in an earlier version, or write a stage.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.likelyRenames.map { pair in
            difference(
                comparison,
                pair.new.name,
                old: pair.old.origin,
                new: pair.new.origin,
                part: "name",
                "'\(pair.old.name)' is gone, and '\(pair.new.name)' has the same properties",
                advice:
                    "if it's the same entity, write"
                    + " \(comparison.entityRenaming(from: pair.old.identity.canonicalName)) for '\(pair.new.name)'"
                    + comparison.adviceForSwiftData
            )
        }
    }
}
