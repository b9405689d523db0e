import ModelIR

/// A value type is new.
enum ValueTypeAdded: DifferenceKind {
    static let id = "value-type.added"
    static let summary = "a value type is added"
    // Apple, "Understanding Versions": only what affects persistence is compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let explanation = """
        Attributes that hold it are reported by themselves.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.valueTypes.added.map { type in
            difference(comparison, type.name, new: type.origin, "'\(type.name)' is added")
        }
    }
}
