import ModelIR

/// A value type has become one of another kind. For example: an enum an option set.
enum ValueTypeKindChanged: DifferenceKind {
    static let id = "value-type.kind-changed"
    static let summary = "a value type is of another kind"
    // Apple, "Understanding Versions": the meaning of a value is not compared: the store opens unchanged.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "which value does each object get?"
    static let breakage: String? = "code that uses the type no longer compiles"
    static let explanation = """
        What is stored means something else, or lies in other attributes. Write a stage that converts the \
        values.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.valueTypes.pairs.filter { $0.old.kind.name != $0.new.kind.name }.map { pair in
            difference(
                comparison,
                pair.new.name,
                old: pair.old.origin,
                new: pair.new.origin,
                "'\(pair.new.name)' is \(pair.new.kind.name), and was \(pair.old.kind.name)",
                advice: "write a stage that converts the values"
            )
        }
    }
}

extension ValueType.Kind {
    /// For example: `an enum`.
    fileprivate var name: String {
        switch self {
        case .validated: "a validated type"
        case .optionSet: "an option set"
        case .enumeration: "an enum"
        case .structure: "a struct"
        case .choice: "an enum with values"
        }
    }
}
