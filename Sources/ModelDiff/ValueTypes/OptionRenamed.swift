import ModelIR

/// An option has a new name for the same bit.
enum OptionRenamed: DifferenceKind {
    static let id = "option.renamed"
    static let summary = "an option has a new name, and the same bit"
    // Apple, "Understanding Versions": what the code makes of a value is not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let breakage: String? = "code that uses the former name no longer compiles"
    static let explanation = """
        A file holds bits.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.optionSets.flatMap { pair in
            pair.new.options.compactMap { one in
                let former = pair.old.options.first { $0.bit == one.bit }
                guard let former, former.name != one.name,
                    !pair.old.options.contains(where: { $0.name == one.name }),
                    !pair.new.options.contains(where: { $0.name == former.name })
                else { return nil }
                return difference(
                    comparison,
                    pair.name,
                    old: former.origin,
                    new: one.origin,
                    "'\(pair.name).\(one.name)' was '\(former.name)'"
                )
            }
        }
    }
}
