import ModelIR

/// A type that attributes keep as JSON is declared differently.
enum CodableDeclarationChanged: DifferenceKind {
    static let id = "codable.declaration-changed"
    static let summary = "the declaration of a codable type changes"
    // Apple, "Understanding Versions": a codable value is Binary in both versions.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "which value do objects get whose value it cannot decode?"
    static let breakage: String? = "code that uses what changed may no longer compile"
    static let explanation = """
        ModelStore decodes every value once with the new type, and names those that can't be decoded. Core Data \
        opens the store unchanged, and values that can't be decoded read as missing.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        let old = Dictionary(comparison.old.declarations.map { ($0.name, $0) }) { first, _ in first
        }
        let new = Dictionary(comparison.new.declarations.map { ($0.name, $0) }) { first, _ in first
        }
        var found: Set<String> = []
        return comparison.attributes.pairs.flatMap { pair -> [Difference] in
            guard pair.new.type == .codable, pair.old.customClassName == pair.new.customClassName,
                let type = pair.new.customClassName
            else { return [] }
            return changedTypes(type, pair.old.codableForm, pair.new.codableForm, old, new)
                .filter { found.insert($0).inserted }
                .map { name in
                    difference(
                        comparison,
                        name,
                        old: old[name]?.origin ?? pair.old.origin,
                        new: new[name]?.origin ?? pair.new.origin,
                        "'\(name)', which attributes keep as JSON, is declared differently",
                        advice:
                            "make sure that it decodes what the former declaration encoded, or write a stage"
                    )
                }
        }
    }

    /// The types whose stored values changed. For example: `Price` for `[Price]`.
    private static func changedTypes(
        _ type: String,
        _ oldForm: String?,
        _ newForm: String?,
        _ old: [String: SourceFragment],
        _ new: [String: SourceFragment]
    ) -> [String] {
        if oldForm != nil, oldForm == newForm { return [] }
        // A type that one version lacks is part of the difference between the attributes.
        let changed = identifiers(in: type).filter { name in
            guard let before = old[name], let after = new[name] else { return false }
            return before.text != after.text
        }
        if !changed.isEmpty || oldForm == nil || newForm == nil { return changed }
        // The declaration of a type that the named one contains.
        return [type]
    }
}
