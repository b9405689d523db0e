import ModelIR

/// A value type changes in code only.
enum ValueTypeCodeChanged: DifferenceKind {
    static let id = "value-type.code-changed"
    static let summary = "the declaration of a value type changes in code"
    // Apple, "Understanding Versions": only what affects persistence is compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let breakage: String? = "code that catches its error by name no longer compiles"
    static let explanation = """
        For example, the name of its error. A file holds nothing of it.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.valueTypes.pairs
            .filter {
                $0.old.isExternal != $0.new.isExternal || $0.old.errorName != $0.new.errorName
            }
            .map { pair in
                difference(
                    comparison,
                    pair.new.name,
                    old: pair.old.origin,
                    new: pair.new.origin,
                    pair.old.errorName != pair.new.errorName
                        ? "the error of '\(pair.new.name)' has another name"
                        : "'\(pair.new.name)' is declared elsewhere",
                    breaks: pair.old.errorName != pair.new.errorName
                )
            }
    }
}

extension ValueType {
    fileprivate var errorName: String? {
        switch kind {
        case .validated(let type): type.errorName
        case .structure(let structure): structure.errorName
        case .optionSet, .enumeration, .choice: nil
        }
    }
}
