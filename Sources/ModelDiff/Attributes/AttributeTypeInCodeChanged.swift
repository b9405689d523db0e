import ModelIR

/// An integer is an `Int` now, or no longer; or an array is a set.
enum AttributeTypeInCodeChanged: DifferenceKind {
    static let id = "attribute.type-in-code-changed"
    static let summary = "an attribute is stored alike, and has another type in code"
    // Apple, "Understanding Versions": attributeType is compared, which is Integer 64 for both.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let breakage: String? = "code that takes its value as the former type no longer compiles"
    static let explanation = """
        `Int` and `Int64` are stored alike. So are, by ModelStore, arrays and sets.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.typeChanges(.sameStored).map { pair in
            difference(
                comparison,
                pair,
                "is \(pair.new.type.title) in code, and was \(pair.old.type.title)"
            )
        }
            + comparison.attributes.pairs.filter(comparison.isOtherCollection).map { pair in
                let (old, new) = (pair.old.customClassName ?? "", pair.new.customClassName ?? "")
                return difference(comparison, pair, "is \(new) in code, and was \(old)")
            }
    }
}

extension Comparison {
    /// Whether an attribute was an array in ModelStore's form and is a set of the same elements now, or
    /// the other way round.
    func isOtherCollection(_ pair: PropertyMatch<Attribute>.Pair) -> Bool {
        guard store == .sqlite, pair.old.customClassName != pair.new.customClassName,
            pair.old.valueTransformerName == nil, pair.new.valueTransformerName == nil,
            let old = pair.old.customClassName.flatMap(element),
            let new = pair.new.customClassName.flatMap(element)
        else { return false }
        return old == new
    }
}

/// The elements of an array or a set. For example: `String` for `[String]`.
private func element(of collection: String) -> String? {
    for (opening, closing) in [("[", "]"), ("Array<", ">"), ("Set<", ">")]
    where collection.hasPrefix(opening) && collection.hasSuffix(closing) {
        let element = collection.dropFirst(opening.count).dropLast(closing.count)
        // What is in several brackets, or has keys, isn't looked into.
        return element.contains { "[]<>:".contains($0) } ? nil : String(element)
    }
    return nil
}
