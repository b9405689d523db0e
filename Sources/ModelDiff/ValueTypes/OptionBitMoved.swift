import ModelIR

/// An option is another bit.
enum OptionBitMoved: DifferenceKind {
    static let id = "option.bit-moved"
    static let summary = "an option has another bit"
    // Apple, "Understanding Versions": what the code makes of a value is not compared: the store opens unchanged.
    static let coreData = StoreEffect.losesData
    static let sqlite = StoreEffect.losesData
    static let explanation = """
        Rows that exist have the former bit set, which now means nothing or another option. Keep the bit.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.optionSets.flatMap { pair in
            pair.new.options.compactMap { one in
                let former = pair.old.options.first { $0.name == one.name }
                guard let former, former.bit != one.bit else { return nil }
                return difference(
                    comparison,
                    pair.name,
                    old: former.origin,
                    new: one.origin,
                    "'\(pair.name).\(one.name)' is bit \(one.bit), and was bit \(former.bit)",
                    advice: "give it bit \(former.bit) again"
                )
            }
        }
    }
}
