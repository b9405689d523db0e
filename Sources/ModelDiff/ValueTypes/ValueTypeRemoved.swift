import ModelIR

/// A value type is gone.
enum ValueTypeRemoved: DifferenceKind {
    static let id = "value-type.removed"
    static let summary = "a value type is removed"
    // Apple, "Understanding Versions": only what affects persistence is compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let breakage: String? = "code that uses the type no longer compiles"
    static let explanation = """
        Attributes that held it are reported by themselves.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.valueTypes.removed.map { type in
            difference(comparison, type.name, old: type.origin, "'\(type.name)' is removed")
        }
    }
}
