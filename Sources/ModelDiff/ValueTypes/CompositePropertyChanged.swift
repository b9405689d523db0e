import ModelIR

/// A property over several attributes has another type, or changes in code.
enum CompositePropertyChanged: DifferenceKind {
    static let id = "composite-property.changed"
    static let summary = "a property over several attributes has another type"
    // Apple, "Understanding Versions": attributes are compared one by one.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let breakage: String? = "code that uses the property may no longer compile"
    static let explanation = """
        The attributes are reported by themselves.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.compositeProperties.flatMap { owner, match in
            match.pairs.filter { isChanged($0.old, $0.new) }.map { pair in
                difference(
                    comparison,
                    owner,
                    old: pair.old.origin,
                    new: pair.new.origin,
                    "'\(owner).\(pair.new.name)' has another type, or changes in code"
                )
            }
        }
    }
}

private func isChanged(_ old: CompositeProperty, _ new: CompositeProperty) -> Bool {
    old.type != new.type || old.isOptional != new.isOptional || old.declaredName != new.declaredName
        || old.valueType != new.valueType || codeFacts(of: old) != codeFacts(of: new)
}
