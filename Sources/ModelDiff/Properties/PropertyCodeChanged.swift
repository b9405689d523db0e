import ModelIR

/// A property changes in code only.
enum PropertyCodeChanged: DifferenceKind {
    static let id = "property.code-changed"
    static let summary = "the declaration of a property changes in code"
    // Apple, "Understanding Versions": only what affects persistence is compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let breakage: String? = "code that uses what changed may no longer compile"
    static let explanation = """
        For example, its access, or what a copy does with it. A file holds nothing of it.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.pairs.compactMap { changed(comparison, $0) }
            + comparison.relationships.pairs.compactMap { changed(comparison, $0) }
    }
}

extension PropertyCodeChanged {
    private static func changed<Property: MatchedProperty>(
        _ comparison: Comparison,
        _ pair: PropertyMatch<Property>.Pair
    ) -> Difference? {
        let keys = changedKeys(codeFacts(of: pair.old), codeFacts(of: pair.new))
        guard !keys.isEmpty else { return nil }
        return difference(
            comparison,
            pair,
            "changes in code: \(keys.joined(separator: ", "))",
            breaks: keys != ["copies"]
        )
    }
}

/// What the declaration of a property says in code, by what it is about.
func codeFacts(of property: some EntityProperty) -> [String: String] {
    guard let code = property.code?.value else { return [:] }
    return [
        "ids": code.showsIDs ? "yes" : "",
        "flags": code.hasFlags == true ? "yes" : "",
        "missing values": code.onMissing?.rawValue ?? "",
        "read-only": code.isReadOnly ? "yes" : "",
        "ignored": code.isIgnored ? "yes" : "",
        "optional collection": code.isOptionalCollection ? "yes" : "",
        "condition": code.condition ?? "",
        "access": code.modifiers.joined(separator: " "),
        "copies": code.cloneRule.map { "\($0.property) \($0.kind)" } ?? "",
    ]
    .filter { !$0.value.isEmpty }
}

/// The keys that only one of two tables has, or for which they differ, sorted.
func changedKeys(_ old: [String: String], _ new: [String: String]) -> [String] {
    Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
}
