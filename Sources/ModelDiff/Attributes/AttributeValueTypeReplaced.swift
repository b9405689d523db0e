import ModelIR

/// An attribute has another enum in code, with the same raw values.
enum AttributeValueTypeReplaced: DifferenceKind {
    static let id = "attribute.value-type-replaced"
    static let summary = "an attribute has another enum with the same raw values"
    // Apple, "Understanding Versions": what the code makes of a value is not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let breakage: String? = "code that takes its value as the former type no longer compiles"
    static let explanation = """
        For example, `Mood` has become `Feeling`. The store keeps raw values, and every one of them has a case.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.pairs
            .filter {
                $0.old.valueType != $0.new.valueType && comparison.hasSameCases($0)
            }
            .map { pair in
                difference(
                    comparison,
                    pair,
                    "holds '\(pair.new.valueType ?? "")', not '\(pair.old.valueType ?? "")', which has the same"
                        + " raw values"
                )
            }
    }
}

extension Comparison {
    /// Whether an attribute has an enum in both versions, with the same raw values.
    func hasSameCases(_ pair: PropertyMatch<Attribute>.Pair) -> Bool {
        guard let old = rawValues(pair.old, in: self.old),
            let new = rawValues(pair.new, in: self.new)
        else { return false }
        return old == new
    }

    private func rawValues(_ attribute: Attribute, in model: Model) -> Set<Literal>? {
        let type = model.valueTypes.first { $0.name == attribute.valueType }
        guard case .enumeration(let enumeration) = type?.kind else { return nil }
        return Set(enumeration.cases.map(\.rawValue))
    }
}
