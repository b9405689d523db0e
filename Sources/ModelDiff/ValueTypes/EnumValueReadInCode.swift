import ModelIR

/// The own initializer of an enum decides what a former value is.
enum EnumValueReadInCode: DifferenceKind {
    static let id = "enum.value-read-in-code"
    static let summary =
        "a case of an enum is removed or has another raw value, and its `init(rawValue:)` decides"
    // Apple, "Understanding Versions": what the code makes of a value is not compared: the store opens unchanged.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.automatic
    static let breakage: String? = "code that uses a former case may no longer compile"
    static let explanation = """
        Rows keep their values, and no check limits them: the enum's own `init(rawValue:)` makes a case of each \
        value that it takes. Values that it doesn't take can't be read. Predicates compare with the raw values \
        of the cases, and don't find former ones.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.enumerations.filter(\.readsInCode).flatMap { pair in
            pair.old.cases.compactMap { former in
                let isSame = pair.new.cases.contains { $0.rawValue == former.rawValue }
                guard !isSame else { return nil }
                return difference(
                    comparison,
                    pair.name,
                    old: former.origin,
                    "'\(pair.name)' has no case with the raw value of the former '\(former.name)': its"
                        + " 'init(rawValue:)' decides what that is"
                )
            }
        }
    }
}
