import ModelIR

/// Only the name in code changes.
enum PropertyRenamedInCode: DifferenceKind {
    static let id = "property.renamed-in-code"
    static let summary = "a property has another name in code, and is stored under the same"
    // Apple, "Understanding Versions": name is compared, which is the stored one.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let breakage: String? = "code that uses the former name no longer compiles"
    static let explanation = """
        A file holds the stored name.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.pairs.filter { pair in
            pair.old.name == pair.new.name && pair.old.nameInCode != pair.new.nameInCode
        }.map { pair in
            difference(comparison, pair, "was '\(pair.old.nameInCode)' in code")
        }
            + comparison.relationships.pairs.filter { pair in
                pair.old.name == pair.new.name && pair.old.declaredName != pair.new.declaredName
            }.map { pair in
                difference(comparison, pair, "was '\(pair.old.declaredName)' in code")
            }
    }
}
