import ModelIR

/// Several attributes show as one property.
enum CompositePropertyAdded: DifferenceKind {
    static let id = "composite-property.added"
    static let summary = "a property over several attributes is added"
    // Apple, "Understanding Versions": attributes are compared one by one.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let breakage: String? = "attributes that it holds no longer are properties of their own"
    static let explanation = """
        The attributes are reported by themselves.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.compositeProperties.flatMap { owner, match in
            match.added.map { property in
                difference(
                    comparison,
                    owner,
                    new: property.origin,
                    "'\(owner).\(property.name)' is added over several attributes"
                )
            }
        }
    }
}
