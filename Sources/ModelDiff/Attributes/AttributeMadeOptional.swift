import ModelIR

/// An attribute may be without a value.
enum AttributeMadeOptional: DifferenceKind {
    static let id = "attribute.made-optional"
    static let summary = "a required attribute is optional now"
    // Apple, "Migrating your data model automatically": a nonoptional attribute can become optional.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let breakage: String? = "code that takes its value as never missing no longer compiles"
    static let explanation = """
        Every value stays.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.pairs.filter { !$0.old.isOptional && $0.new.isOptional }.map { pair in
            difference(comparison, pair, part: "optional", "is optional now")
        }
    }
}
