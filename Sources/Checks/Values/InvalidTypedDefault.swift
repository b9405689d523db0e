import Diagnostics
import ModelIR

/// The default of an attribute is a value of the attribute's value type.
enum InvalidTypedDefault: Rule {
    static let id = "attribute.invalid-typed-default"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.meaning
    static let summary = "the default of an attribute isn't a value of its value type"
    static let reason = """
        A new object has the default, which the type would refuse: a validated type trusts what is stored, and no case of \
        an enum can be read from it. Change the default, or leave it out so that the initializer demands a value.
        """
    static let before = """
        @Validated(.nonEmpty) struct Name { var rawValue: String }
        @Model final class Person { var name: Name = "" }
        """
    static let after = """
        @Validated(.nonEmpty) struct Name { var rawValue: String }
        @Model final class Person { var name: Name }
        """

    static func check(_ context: RuleContext) {
        let types = Dictionary(context.model.valueTypes.map { ($0.name, $0) }) { first, _ in first }
        guard !types.isEmpty else { return }
        for (entity, attribute) in context.attributes(where: { $0.valueType != nil }) {
            guard let type = attribute.valueType.flatMap({ types[$0] }),
                case .literal(let value)? = attribute.defaultValue,
                let problem = type.problem(of: value)
            else { continue }
            context.report(
                Self.self,
                at: context.placeOfDefault(attribute),
                "the default of '\(entity).\(attribute.declaredName)' isn't a '\(type.name)': \(problem)"
            )
        }
    }
}

extension ValueType {
    /// Why a stored value isn't one of the type's; `nil` for one that is. For example: `it's empty`.
    fileprivate func problem(of value: Literal) -> String? {
        switch kind {
        case .validated(let type): type.rules.lazy.compactMap { $0.kind.problem(of: value) }.first
        case .enumeration(let type):
            type.cases.contains { $0.rawValue == value } ? nil : "no case has this raw value"
        case .optionSet(let type): type.problem(of: value)
        // Their parts have no defaults.
        case .structure, .choice: nil
        }
    }
}

extension OptionSetType {
    fileprivate func problem(of value: Literal) -> String? {
        guard case .integer(let mask) = value else { return nil }
        let known =
            options.map(\.bit) + (ids.map { Array($0.first...max($0.first, $0.last)) } ?? [])
        let bit = (0..<64).first { mask & (1 << Int64($0)) != 0 && !known.contains($0) }
        return bit.map { "no option has the bit \($0)" }
    }
}
