import ModelIR

/// An attribute says which name it had.
enum AttributeRenamed: DifferenceKind {
    static let id = "attribute.renamed"
    static let summary = "an attribute has a new name"
    // Apple, "Migrating your data model automatically": the renaming identifier names the property of the source model.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let breakage: String? = "code that uses the former name no longer compiles"
    static let explanation = """
        Its values stay. A chain of renames over several versions works, too: for Core Data if every version \
        says the first name.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.pairs.filter {
            $0.old.name != $0.new.name && !$0.isOnlyStoredElsewhere
        }
        .map { pair in
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
