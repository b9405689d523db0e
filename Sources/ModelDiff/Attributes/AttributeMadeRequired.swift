import ModelIR

/// An attribute must have a value, and a default provides it.
enum AttributeMadeRequired: DifferenceKind {
    static let id = "attribute.made-required"
    static let summary = "an optional attribute is required now, and has a default"
    // Apple, "Migrating your data model automatically": an optional attribute can become nonoptional if it defines a default.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let breakage: String? =
        "code that sets it to nil, or that unwraps its value, no longer compiles"
    static let explanation = """
        Objects without a value get the default.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.madeRequired(.nothing).map { pair in
            difference(comparison, pair, part: "optional", "is required now, and has a default")
        }
    }
}

extension Comparison {
    /// The attributes that have become required, by what objects without a value need.
    func madeRequired(_ need: AttributeNeed) -> [PropertyMatch<Attribute>.Pair] {
        attributes.pairs.filter { pair in
            pair.old.isOptional && !pair.new.isOptional && pair.new.requiredNeed == need
        }
    }
}
