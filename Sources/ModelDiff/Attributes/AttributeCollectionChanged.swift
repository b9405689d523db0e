import ModelIR

/// An array in ModelStore's form is a set now, or the other way round.
enum AttributeCollectionChanged: DifferenceKind {
    static let id = "attribute.collection-changed"
    static let summary = "an array of values is a set now, or the other way round"
    // Core Data archives an NSArray and an NSSet: the attribute has another codable type there.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.automatic
    static let breakage: String? = "code that takes its value as the former type no longer compiles"
    static let explanation = """
        ModelStore stores both as a list. A set keeps one of several equal elements, in no order.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.pairs.filter(comparison.isOtherCollection).map { pair in
            let (old, new) = (pair.old.customClassName ?? "", pair.new.customClassName ?? "")
            return difference(comparison, pair, "is \(new), and was \(old)")
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
