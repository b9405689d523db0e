import ModelIR

/// An attribute is transient now.
enum AttributeMadeTransient: DifferenceKind {
    static let id = "attribute.made-transient"
    static let summary = "an attribute is no longer stored"
    // Apple, "Understanding Versions": isTransient is compared, so the store is migrated, and the model has no column for it.
    static let coreData = StoreEffect.losesData
    static let sqlite = StoreEffect.losesData
    static let breakage: String? = "code that uses the property no longer compiles"
    static let explanation = """
        The values are dropped, as those of a removed attribute. Code for SQLite and SwiftData leaves out derived \
        attributes and others that it can't store: there, the property is gone, too.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        let transient = comparison.attributes.pairs.filter { pair in
            !pair.old.isTransient && pair.new.isTransient
        }
        return transient.map { difference(comparison, $0, part: "transient", words, breaks: false) }
            + comparison.unstoredAttributes.map { pair in
                let part = pair.new.derivation == nil ? "attributeType" : "derivationExpression"
                return difference(comparison, pair, part: part, words)
            }
    }

    private static let words = "isn't stored any more; its values are lost"
}
