import ModelIR

/// A value type is stored as another type.
enum ValueTypeRawTypeChanged: DifferenceKind {
    static let id = "value-type.raw-type-changed"
    static let summary = "a value type is stored as another type"
    // Apple, "Understanding Versions": attributeType is compared, for each attribute.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let breakage: String? = "code that uses its raw values no longer compiles"
    static let explanation = """
        The attributes that hold it are of another type, too, which is reported for each.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.valueTypes.pairs
            .filter {
                $0.old.rawType != nil && $0.new.rawType != nil && $0.old.rawType != $0.new.rawType
            }
            .map { pair in
                difference(
                    comparison,
                    pair.new.name,
                    old: pair.old.origin,
                    new: pair.new.origin,
                    "'\(pair.new.name)' is stored as \(pair.new.rawType?.title ?? ""), and was as"
                        + " \(pair.old.rawType?.title ?? "")"
                )
            }
    }
}
