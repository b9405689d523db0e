import ModelIR

/// Several attributes no longer show as one property.
enum CompositePropertyRemoved: DifferenceKind {
    static let id = "composite-property.removed"
    static let summary = "a property over several attributes is removed"
    // Apple, "Understanding Versions": attributes are compared one by one.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let breakage: String? = "code that uses the property no longer compiles"
    static let explanation = """
        The attributes are reported by themselves.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.compositeProperties.flatMap { owner, match in
            match.removed.map { property in
                difference(
                    comparison,
                    owner,
                    old: property.origin,
                    "'\(owner).\(property.name)' is removed"
                )
            }
        }
    }
}
