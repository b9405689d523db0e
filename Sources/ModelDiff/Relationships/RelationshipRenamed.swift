import ModelIR

/// A relationship says which name it had.
enum RelationshipRenamed: DifferenceKind {
    static let id = "relationship.renamed"
    static let summary = "a relationship has a new name"
    // Apple, "Migrating your data model automatically": a relationship can be renamed with a renaming identifier.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let breakage: String? = "code that uses the former name no longer compiles"
    static let explanation = """
        What it relates stays.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.relationships.pairs.filter { $0.old.name != $0.new.name }.map { pair in
            difference(
                comparison,
                pair,
                part: "name",
                "was '\(pair.old.declaredName)'",
                breaks: pair.old.declaredName != pair.new.declaredName
            )
        }
    }
}
