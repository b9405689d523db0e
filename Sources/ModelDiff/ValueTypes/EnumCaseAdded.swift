import ModelIR

/// An enum has another case.
enum EnumCaseAdded: DifferenceKind {
    static let id = "enum.case-added"
    static let summary = "an enum has another case"
    // Apple, "Understanding Versions": what the code makes of a value is not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.automatic
    static let breakage: String? = "a switch over all cases no longer compiles"
    static let explanation = """
        No row is rewritten; the check of the column allows one value more.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.enumerations.flatMap { pair in
            pair.added.map { one in
                difference(
                    comparison,
                    pair.name,
                    new: one.origin,
                    "'\(pair.name).\(one.name)' is added"
                )
            }
        }
    }
}

/// An enum in two versions.
struct EnumerationPair {
    typealias Case = EnumerationType.Case

    let name: String
    let old: EnumerationType
    let new: EnumerationType

    /// Whether the enum's own initializer decides what former values are now.
    var readsInCode: Bool { new.hasOwnInitializer == true }

    /// Cases of a name or a value that wasn't there.
    var added: [Case] {
        new.cases.filter { one in
            !old.cases.contains { $0.name == one.name || $0.rawValue == one.rawValue }
        }
    }

    var removed: [Case] {
        old.cases.filter { one in
            !new.cases.contains { $0.name == one.name || $0.rawValue == one.rawValue }
        }
    }
}

extension Comparison {
    var enumerations: [EnumerationPair] {
        valueTypes.pairs.compactMap { pair in
            guard case .enumeration(let old) = pair.old.kind,
                case .enumeration(let new) = pair.new.kind
            else { return nil }
            return EnumerationPair(name: pair.new.name, old: old, new: new)
        }
    }
}
