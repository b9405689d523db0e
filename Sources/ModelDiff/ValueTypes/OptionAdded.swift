import ModelIR

/// An option is new.
enum OptionAdded: DifferenceKind {
    static let id = "option.added"
    static let summary = "an option set has another option"
    // Apple, "Understanding Versions": what the code makes of a value is not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.automatic
    static let explanation = """
        Its bit is clear in rows that exist, unless a removed option had it.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.optionSets.flatMap { pair in
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

/// An option set in two versions.
struct OptionSetPair {
    typealias Option = OptionSetType.Option

    let name: String
    let origins: (old: Origin, new: Origin)
    let old: OptionSetType
    let new: OptionSetType

    /// Options of a name or a bit that wasn't there.
    var added: [Option] {
        new.options.filter { one in
            !old.options.contains { $0.name == one.name || $0.bit == one.bit }
        }
    }

    var removed: [Option] {
        old.options.filter { one in
            !new.options.contains { $0.name == one.name || $0.bit == one.bit }
        }
    }
}

extension Comparison {
    var optionSets: [OptionSetPair] {
        valueTypes.pairs.compactMap { pair in
            guard case .optionSet(let old) = pair.old.kind, case .optionSet(let new) = pair.new.kind
            else { return nil }
            let origins = (pair.old.origin, pair.new.origin)
            return OptionSetPair(name: pair.new.name, origins: origins, old: old, new: new)
        }
    }
}
