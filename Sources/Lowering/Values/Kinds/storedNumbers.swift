import Diagnostics
import ModelIR

extension ValueScope {
    /// The stored number of each case; `nil` if cases are stored by name.
    mutating func storedNumbers(_ choice: ChoiceType, of type: ValueType) -> [String: Int]? {
        let declared = choice.cases.compactMap { one in
            one.number.map { CompositeProperty.CaseNumber(one.name, $0) }
        }
        let given = numbers[type.name] ?? []
        let chosen = given.isEmpty ? declared : given
        guard !chosen.isEmpty else { return nil }
        reportUnknownCases(chosen, choice, type)
        reportDisagreement(given, choice)
        var result: [String: Int] = [:]
        var names: [Int: String] = [:]
        for entry in chosen {
            result[entry.name] = entry.number
            let place = choice.cases.first { $0.name == entry.name }?.origin ?? type.origin
            if Int16(exactly: entry.number) == nil {
                let range = "\(Int16.min) to \(Int16.max)"
                let message = "'\(entry.name)' has number \(entry.number); it can be \(range)"
                report("choice.wrong-number", place, message)
            }
            if let first = names.updateValue(entry.name, forKey: entry.number) {
                let message = "'\(entry.name)' and '\(first)' both have number \(entry.number)"
                report("choice.duplicate-number", place, message + "; give each its own")
            }
        }
        for one in choice.cases where result[one.name] == nil {
            report(
                "choice.missing-number",
                one.origin,
                "'\(one.name)' has no number, and other cases have; give it one"
            )
        }
        return result
    }

    private mutating func reportUnknownCases(
        _ numbers: [CompositeProperty.CaseNumber],
        _ choice: ChoiceType,
        _ type: ValueType
    ) {
        let known = choice.cases.map(\.name)
        for entry in numbers where !known.contains(entry.name) {
            let nearest = nearestName(to: entry.name, in: known)
            let end = nearest.map { "; did you mean '\($0)'?" } ?? ""
            report(
                "choice.unknown-case",
                type.origin,
                "'\(type.name)' has no case '\(entry.name)', which has number \(entry.number)\(end)"
            )
        }
    }

    /// Reports a number in the declaration that differs from the one in a property's configuration.
    private mutating func reportDisagreement(
        _ given: [CompositeProperty.CaseNumber],
        _ choice: ChoiceType
    ) {
        for one in choice.cases {
            guard let number = one.number,
                let other = given.first(where: { $0.name == one.name })?.number, other != number
            else { continue }
            report(
                "choice.different-numbers",
                one.origin,
                "'\(one.name)' is declared with number \(number), and configured with \(other)"
            )
        }
    }
}
