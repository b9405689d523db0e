import ModelIR

/// A case is stored as another value.
enum EnumRawValueChanged: DifferenceKind {
    static let id = "enum.raw-value-changed"
    static let summary = "a case of an enum has another raw value"
    // Apple, "Understanding Versions": what the code makes of a value is not compared: the store opens unchanged.
    static let coreData = StoreEffect.losesData
    static let sqlite = StoreEffect.losesData
    static let explanation = """
        Objects that have the case hold the former value, which now means nothing or another case. Keep the \
        former value: `case name = \"former\"`.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.enumerations.filter { !$0.readsInCode }.flatMap { pair in
            pair.new.cases.compactMap { one in
                let former = pair.old.cases.first { $0.name == one.name }
                // Raw values of another type are an attribute of another type.
                guard let former, former.rawValue != one.rawValue,
                    former.rawValue.isText == one.rawValue.isText
                else { return nil }
                let heir = pair.new.cases.first { $0.rawValue == former.rawValue }
                let meaning = heir.map { "means '\($0.name)'" } ?? "means nothing"
                return difference(
                    comparison,
                    pair.name,
                    old: former.origin,
                    new: one.origin,
                    "'\(pair.name).\(one.name)' is stored as \(text(of: one.rawValue)); the former"
                        + " \(text(of: former.rawValue)) \(meaning) now",
                    advice: "write 'case \(one.name) = \(text(of: former.rawValue))'"
                )
            }
        }
    }
}

extension Literal {
    fileprivate var isText: Bool { if case .string = self { true } else { false } }
}

/// For example: `"draft"`, `3`.
private func text(of literal: Literal) -> String {
    switch literal {
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .real(let value): "\(value)"
    case .decimal(let digits): digits
    case .string(let value): "\"\(value)\""
    case .date(let seconds): "\(seconds)"
    }
}
