import ModelIR

/// The renaming identifiers of an entity differ in two versions.
enum EntityRenamingIdentifierChanged: DifferenceKind {
    static let id = "entity.renaming-identifier-changed"
    static let summary = "an entity can't be found by its renaming identifier"
    // Apple, renamingIdentifier of NSEntityDescription: entities that share it are mapped. Apple, "Understanding Versions": it is not compared itself.
    static let coreData = StoreEffect.losesData
    static let sqlite = StoreEffect.sameStore
    static let explanation = """
        Core Data finds an entity of the other version by its renaming identifier, which is the name if there is \
        no other. If they differ, it removes the old entity with its objects and adds an empty one, as soon as \
        anything else makes it migrate. Keep the identifier as it was when the entity was renamed first. \
        ModelStore looks at names, too.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.entities.pairs.filter {
            $0.old.identity.canonicalName != $0.new.identity.canonicalName
        }
        .map { pair in
            let (old, new) = (pair.old.identity.canonicalName, pair.new.identity.canonicalName)
            return difference(
                comparison,
                pair,
                part: "elementID",
                "is known as '\(new)' to a migration, and was known as '\(old)'",
                advice: "write \(comparison.entityRenaming(from: old)) in every later version"
            )
        }
    }
}
