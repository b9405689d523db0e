import ModelIR

/// An attribute has a type that holds all former values.
enum AttributeTypeWidened: DifferenceKind {
    static let id = "attribute.type-widened"
    static let summary = "an attribute holds more values than before"
    // Apple, "Migrating your data model automatically": another type is not among the changes that fit.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.automatic
    static let swiftDataAdvice: String? = newAttributeInStages
    static let breakage: String? = "code that takes its value as the former type no longer compiles"
    static let explanation = """
        For example, `Integer 16` has become `Int`, `Float` `Double`, or `URI` `String`. ModelStore converts. Core Data infers \
        no mapping for another type: write a mapping model, or add a new attribute and copy the values.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.typeChanges(.widened).filter { !comparison.hasNarrowerNumber($0) }.map { pair in
            difference(
                comparison,
                pair,
                part: "attributeType",
                "is \(pair.new.type.title), and was \(pair.old.type.title)",
                advice: comparison.typeAdvice(pair, stage: nil)
            )
        }
    }
}

/// How a type is changed if a stage runs code only before and after a file is converted.
let newAttributeInStages =
    "add a new attribute, copy the values in a stage, and remove this one in the next version"

/// How a type is changed without a mapping model.
private let newAttributeAdvice =
    "add a new attribute, copy the values, and remove this one later; or write a mapping model"

extension Comparison {
    /// How the type of an attribute is changed.
    ///
    /// - Parameter stage: The advice for stores that have stages.
    func typeAdvice(_ pair: PropertyMatch<Attribute>.Pair, stage: String?) -> String? {
        if pair.old.derivation != nil, pair.new.derivation != nil {
            return "derive a new attribute, and remove this one"
        }
        return store == .coreData ? newAttributeAdvice : stage
    }
}

/// How the values of two types relate.
enum TypeChange {
    /// Every value of the old type is one of the new.
    case widened
    /// Some values of the old type are none of the new.
    case narrowed
    /// Stored alike, and of another type in code.
    case sameStored
    case other
}

extension Comparison {
    /// Whether every value of the old stored type is one of the new.
    func isWidened(_ pair: PropertyMatch<Attribute>.Pair) -> Bool {
        pair.old.type != pair.new.type && typeChange(pair.old.type, pair.new.type) == .widened
    }

    /// The attributes whose types have changed in some way.
    func typeChanges(_ change: TypeChange) -> [PropertyMatch<Attribute>.Pair] {
        attributes.pairs.filter { pair in
            pair.old.type != pair.new.type && typeChange(pair.old.type, pair.new.type) == change
        }
    }
}

private func typeChange(_ old: AttributeType, _ new: AttributeType) -> TypeChange {
    if old.stored == new.stored { return .sameStored }
    // A `Double` lacks integers past 2⁵³, and each value of it without a fraction may be an integer.
    if old.stored == .integer64, new == .double { return .narrowed }
    // A `Float` can't represent integers past 2²⁴.
    if [.integer32, .integer64].contains(old.stored), new == .float { return .narrowed }
    // A `Decimal` may have more digits than a `Double`, which may be infinite.
    if Set([old.stored, new.stored]) == [.double, .decimal] { return .narrowed }
    if holds(new, all: old) { return .widened }
    return holds(old, all: new) ? .narrowed : .other
}

/// Whether every value of a type is one of another.
private func holds(_ type: AttributeType, all other: AttributeType) -> Bool {
    switch (other.stored, type.stored) {
    case (.integer16, .integer32), (.integer16, .integer64), (.integer32, .integer64),
        (.float, .double), (.integer16, .double), (.integer32, .double), (.integer64, .double),
        (.boolean, .integer16), (.boolean, .integer32), (.boolean, .integer64),
        (.boolean, .float), (.boolean, .double), (.boolean, .decimal),
        (.integer16, .decimal), (.integer32, .decimal), (.integer64, .decimal),
        (.uri, .string), (.uuid, .binary):
        true
    // As for `Double`, a number without a fraction may be an integer.
    case (.integer16, .float), (.integer32, .float), (.integer64, .float): true
    default: false
    }
}
