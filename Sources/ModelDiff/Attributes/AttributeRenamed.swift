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
        comparison.attributes.pairs.filter(isRenamed).map { pair in
            difference(
                comparison,
                pair,
                part: "name",
                pair.isSameInCode
                    ? "is stored as '\(pair.new.name)', which was '\(pair.old.name)'"
                    : "was '\(pair.old.declaredName)'",
                breaks: !pair.isSameInCode
            )
        }
    }

    /// Whether it isn't only the column that has another name, since the attribute has a value type.
    private static func isRenamed(_ pair: PropertyMatch<Attribute>.Pair) -> Bool {
        pair.old.name != pair.new.name && !(pair.isFoundByStore && pair.isSameInCode)
    }
}

extension PropertyMatch<Attribute>.Pair {
    /// Whether the property in code has kept its name.
    fileprivate var isSameInCode: Bool { old.declaredName == new.declaredName }
}
