import ModelIR

/// An entity says which name it had.
enum EntityRenamed: DifferenceKind {
    static let id = "entity.renamed"
    static let summary = "an entity has a new name"
    // Apple, "Migrating your data model automatically": the renaming identifier names the entity of the source model.
    static let coreData = StoreEffect.automatic
    // SwiftData has no former names of classes, so it would leave the objects out.
    static let swiftData = StoreEffect.needsStage
    static let sqlite = StoreEffect.automatic
    static let explanation = """
        The table keeps its rows under the new name. A chain of renames works as long as every version says the \
        first name. Whether the class is renamed, too, is `entity.class-changed`.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.entities.pairs.filter { $0.old.name != $0.new.name }.map { pair in
            difference(
                comparison,
                pair,
                part: "name",
                "was '\(pair.old.name)'",
                advice: comparison.store == .swiftData
                    ? "how are its objects copied? SwiftData finds none under a former name" : nil
            )
        }
    }
}
