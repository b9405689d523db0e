import ModelIR
import SwiftNames

extension ValueScope {
    /// Lowers an enum with associated values; returns `nil` if a part's type is invalid.
    mutating func lower(_ choice: ChoiceType, of type: ValueType, name: String) -> ChoiceView? {
        if choice.cases.isEmpty { reportEmpty(type, "case") }
        checkMembers(
            choice.cases.map { Member(kind: "case", name: $0.name, origin: $0.origin) },
            of: type,
            reserved: ["Kind", "allCases"]
        )
        let cases = choice.cases.compactMap { lower($0, of: type) }
        guard cases.count == choice.cases.count else { return nil }
        let numbers = storedNumbers(choice, of: type)
        let names = choice.cases.map(\.name)
        let protocols = [types.modelTypes("StoredValue"), types.swift("CaseIterable")]
        let rawType = types.swift(numbers == nil ? "String" : "Int16")
        return ChoiceView(
            name: name,
            cases: cases,
            kindInheritance: ([rawType] + protocols).joined(separator: ", "),
            kinds: names.map { name in
                let number = numbers?[name].map { " = \($0)" } ?? ""
                return CaseView(SwiftIdentifier.escaped(name) + number)
            },
            branches: names.map { BranchView(member: SwiftIdentifier.member($0)) }
        )
    }

    private mutating func lower(_ one: ChoiceType.Case, of type: ValueType) -> CaseView? {
        checkMembers(
            one.parts.map { Member(kind: "part", name: $0.label, origin: $0.origin) },
            of: type
        )
        let types = one.parts.compactMap { self.type(of: $0) }
        guard types.count == one.parts.count else { return nil }
        return CaseView(
            SwiftIdentifier.escaped(one.name),
            payload: zip(one.parts, types).map { part, type in
                "\(SwiftIdentifier.argumentLabel(part.label)): \(type)"
            },
            documentation: one.documentation + one.parts.flatMap(partDocumentation)
        )
    }
}

/// A part doesn't have a line of its own; its documentation goes with the case.
private func partDocumentation(_ part: Part) -> [String] {
    guard let first = part.documentation.first else { return [] }
    return ["- \(part.label): \(first)"] + part.documentation.dropFirst().map { "  \($0)" }
}
