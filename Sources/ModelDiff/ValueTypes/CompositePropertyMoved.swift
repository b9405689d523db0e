import ModelIR

/// A part of a property is stored in another attribute.
enum CompositePropertyMoved: DifferenceKind {
    static let id = "composite-property.moved"
    static let summary = "a part of a property is stored in another attribute"
    // Apple, "Understanding Versions": attributes are compared one by one.
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "which values do the new attributes get?"
    static let explanation = """
        The value stays in the former attribute. Say the former name in the new attribute, or write a stage that \
        copies it.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.compositeProperties.flatMap { owner, match in
            match.pairs.filter { comparison.hasOtherColumns($0, owner) }.map { pair in
                difference(
                    comparison,
                    owner,
                    old: pair.old.origin,
                    new: pair.new.origin,
                    "'\(owner).\(pair.new.name)' is stored in other attributes",
                    advice:
                        "say the former name in the new attribute, or write a stage that copies the values"
                )
            }
        }
    }
}

extension Comparison {
    /// Whether a part that is in both versions is in another attribute.
    fileprivate func hasOtherColumns(
        _ pair: ElementMatch<CompositeProperty>.Pair,
        _ owner: String
    ) -> Bool {
        let former = entities.pairs.first { $0.new.name == owner }?.old.name ?? owner
        let old = Dictionary(pair.old.columns.map { ($0.path, $0.attribute) }) { first, _ in first }
        return pair.new.columns.contains { column in
            guard let attribute = old[column.path] else { return false }
            return newName(of: attribute, inOld: former) != column.attribute
        }
    }
}
