import ModelIR

/// A struct has other parts.
enum StructurePartsChanged: DifferenceKind {
    static let id = "structure.parts-changed"
    static let summary = "the parts of a struct change"
    // Apple, "Understanding Versions": attributes are compared one by one.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let breakage: String? =
        "code that makes the value, or that uses its parts, no longer compiles"
    static let explanation = """
        Each part is stored in an attribute of its own: what becomes of it is reported there.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.valueTypes.pairs.compactMap { pair in
            guard case .structure(let old) = pair.old.kind,
                case .structure(let new) = pair.new.kind,
                old.parts.map(\.fact) != new.parts.map(\.fact)
            else { return nil }
            return difference(
                comparison,
                pair.new.name,
                old: pair.old.origin,
                new: pair.new.origin,
                "'\(pair.new.name)' has other parts"
            )
        }
    }
}

extension Part {
    /// What makes the part what it is. For example: `start stored(date)?`.
    var fact: String { "\(label) \(type)\(isOptional ? "?" : "")" }
}
