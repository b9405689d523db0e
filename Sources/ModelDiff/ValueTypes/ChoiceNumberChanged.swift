import ModelIR

/// A case has another number in its discriminator.
enum ChoiceNumberChanged: DifferenceKind {
    static let id = "choice.number-changed"
    static let summary = "a case is stored under another number"
    // Apple, "Understanding Versions": what the code makes of a value is not compared: the store opens unchanged.
    static let coreData = StoreEffect.losesData
    static let sqlite = StoreEffect.losesData
    static let explanation = """
        Objects that have the case hold the former number, which now means nothing or another case. Keep the \
        number.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.choices.flatMap { pair in
            pair.cases.filter { $0.old.number != $0.new.number }.map { one in
                difference(
                    comparison,
                    pair.name,
                    old: one.old.origin,
                    new: one.new.origin,
                    "'\(pair.name).\(one.new.name)' \(words(one.old.number, one.new.number))",
                    advice: one.old.number.map { "write '@Stored(case: \($0))'" }
                )
            }
        }
            + comparison.compositeProperties.flatMap { owner, match in
                match.pairs.filter { comparison.hasOtherNumbers($0) }.map { pair in
                    difference(
                        comparison,
                        owner,
                        old: pair.old.origin,
                        new: pair.new.origin,
                        "the cases of '\(owner).\(pair.new.name)' have other numbers"
                    )
                }
            }
    }
}

extension Comparison {
    /// Whether the property itself numbers the cases of its type in another way.
    fileprivate func hasOtherNumbers(_ pair: ElementMatch<CompositeProperty>.Pair) -> Bool {
        guard pair.old.caseNumbers != pair.new.caseNumbers else { return false }
        let type = valueTypes.pairs.first { $0.new.name == pair.new.type }
        // What the type says is reported there.
        return type.map { $0.old.caseNumbers == $0.new.caseNumbers } ?? true
    }
}

private func words(_ old: Int?, _ new: Int?) -> String {
    let text = { (number: Int?) in number.map { "\($0)" } ?? "no number" }
    return "has \(text(new)), and had \(text(old))"
}
