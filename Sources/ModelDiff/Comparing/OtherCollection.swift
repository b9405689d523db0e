import ModelIR

/// An attribute that was an array in ModelStore's form and is a set of the same elements now, or the other way round.
struct OtherCollection {
    let pair: PropertyMatch<Attribute>.Pair
    /// The types as they are declared. For example: `[String]`.
    let old: String
    let new: String
    /// Whether it's a set now.
    var isSet: Bool { ModelDiff.isSet(new) }
}

extension Comparison {
    var otherCollections: [OtherCollection] {
        attributes.pairs.filter(holdsSameElements).compactMap { pair in
            guard let old = pair.old.customClassName, let new = pair.new.customClassName,
                isSet(old) != isSet(new)
            else { return nil }
            return OtherCollection(pair: pair, old: old, new: new)
        }
    }

    /// Whether both types of an attribute are arrays or sets of the same elements, which ModelStore stores alike.
    func holdsSameElements(_ pair: PropertyMatch<Attribute>.Pair) -> Bool {
        guard store == .sqlite, pair.old.customClassName != pair.new.customClassName,
            pair.old.valueTransformerName == nil, pair.new.valueTransformerName == nil,
            let old = pair.old.customClassName.flatMap(element),
            let new = pair.new.customClassName.flatMap(element)
        else { return false }
        return old == new
    }
}

private func isSet(_ collection: String) -> Bool { collection.hasPrefix("Set<") }

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
