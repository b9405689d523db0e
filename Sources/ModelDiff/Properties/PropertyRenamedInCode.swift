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
        comparison.attributes.pairs.filter { $0.isRenamedInCode }.map { pair in
            difference(comparison, pair, "was '\(pair.old.declaredName)' in code")
        }
            + comparison.relationships.pairs.filter { $0.isRenamedInCode }.map { pair in
                difference(comparison, pair, "was '\(pair.old.declaredName)' in code")
            }
    }
}

extension PropertyMatch.Pair {
    fileprivate var isRenamedInCode: Bool {
        old.name == new.name && old.declaredName != new.declaredName
    }
}
