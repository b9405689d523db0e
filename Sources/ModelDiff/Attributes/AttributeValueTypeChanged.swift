import ModelIR

/// An attribute has another value type in code.
enum AttributeValueTypeChanged: DifferenceKind {
    static let id = "attribute.value-type-changed"
    static let summary = "an attribute has another value type"
    // Apple, "Understanding Versions": what the code makes of a value is not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "which value do objects get whose value it does not have?"
    static let breakage: String? = "code that takes its value as the former type no longer compiles"
    static let explanation = """
        ModelStore checks all rows, and names those that aren't valid. In Core Data, such a value reads as \
        missing.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.valueTypeChanges(keepingRawValues: false).map { pair in
            difference(
                comparison,
                pair,
                "holds '\(pair.new.valueType ?? "")', not '\(pair.old.valueType ?? "")'",
                advice: "make sure that all stored values are valid ones, or write a stage"
            )
        }
    }
}

extension Comparison {
    /// The attributes that have another value type than before.
    ///
    /// - Parameter keepsRawValues: Whether both types are enums with the same raw values.
    func valueTypeChanges(keepingRawValues keepsRawValues: Bool) -> [PropertyMatch<Attribute>.Pair]
    {
        attributes.pairs.filter { pair in
            guard let before = pair.old.valueType, let after = pair.new.valueType, before != after
            else { return false }
            let values = old.rawValues(ofEnum: before)
            return keepsRawValues == (values != nil && values == new.rawValues(ofEnum: after))
        }
    }
}

extension Model {
    /// The raw values of an enum; `nil` for another value type.
    fileprivate func rawValues(ofEnum name: String) -> Set<Literal>? {
        let type = valueTypes.first { $0.name == name }
        guard case .enumeration(let enumeration) = type?.kind else { return nil }
        return Set(enumeration.cases.map(\.rawValue))
    }
}
