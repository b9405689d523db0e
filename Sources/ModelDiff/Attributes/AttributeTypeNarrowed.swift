import ModelIR

/// An attribute has a type that lacks some former values.
enum AttributeTypeNarrowed: DifferenceKind {
    static let id = "attribute.type-narrowed"
    static let summary = "an attribute holds fewer values than before"
    // Apple, "Migrating your data model automatically": another type is not among the changes that fit.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.needsStage
    static let swiftDataAdvice: String? = newAttributeInStages
    static let question: String? = "which value do objects get whose value does not fit?"
    static let breakage: String? = "code that takes its value as the former type no longer compiles"
    static let explanation = """
        ModelStore converts if every value fits, and names those that don't. Core Data infers no mapping for \
        another type.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.typeChanges(.narrowed).map { pair in
            difference(
                comparison,
                pair,
                part: "attributeType",
                "is \(pair.new.type.title), which can't hold all that \(pair.old.type.title) can",
                advice: comparison.typeAdvice(
                    pair,
                    stage: "write a stage that changes the values that don't fit"
                )
            )
        }
            + comparison.attributes.pairs.filter(comparison.hasNarrowerNumber).map { pair in
                difference(
                    comparison,
                    pair,
                    part: "attributeType",
                    "is \(pair.new.numberName), which can't hold all that \(pair.old.numberName) can",
                    advice: "write a stage that changes the values that don't fit"
                )
            }
    }
}

extension Comparison {
    /// Whether an integer is stored as before, or as a wider one, and has a type in code that lacks values
    /// of the former type. For example: `UInt16` for `Int16`.
    func hasNarrowerNumber(_ pair: PropertyMatch<Attribute>.Pair) -> Bool {
        guard store == .sqlite, let old = pair.old.numbers, let new = pair.new.numbers,
            pair.old.type.stored == pair.new.type.stored || isWidened(pair)
        else { return false }
        return new.lowerBound > old.lowerBound || new.upperBound < old.upperBound
    }
}

extension Attribute {
    /// For example: `UInt8`.
    fileprivate var numberName: String { code?.numberType ?? type.title }

    /// The values that the type in code holds; `nil` for what isn't an integer.
    fileprivate var numbers: ClosedRange<Int>? {
        let number: RawNumber? =
            switch type.stored {
            case .integer16: .int16
            case .integer32: .int32
            case .integer64: .int64
            default: nil
            }
        return (code?.numberType.flatMap { RawNumber($0) } ?? number)?.values
    }
}
