import ModelIR
import SwiftNames

extension ValueScope {
    /// Lowers a wrapper around one value; returns `nil` if the value's type can't be wrapped.
    mutating func lower(
        _ validated: ValidatedType,
        of type: ValueType,
        name: String
    ) -> ValidatedView? {
        guard let kind = RawKind(validated.rawType), let rawType = swiftType(validated.rawType)
        else {
            report(
                "value-type.unsupported-type",
                type.origin,
                "'\(type.name)' wraps a value that no rule can check; it can be text, a number, a"
                    + " date or data"
            )
            return nil
        }
        let start = RulePlan(kind, rawType: rawType, self)
        let plan = plan(validated.rules, start)
        let errorName = SwiftIdentifier.escaped(validated.errorName ?? "ValidationError")
        return ValidatedView(
            name: name,
            conformance: types.modelTypes(
                kind == .data ? "UnorderedValidatedValue" : "ValidatedValue"
            ),
            rawType: rawType,
            error: plan.error.isEmpty
                ? nil : plan.error.view(name: errorName, path: "\(name).\(errorName)"),
            never: types.swift("Never"),
            constants: plan.constants,
            steps: plan.steps,
            result: plan.current
        )
    }

    /// The Swift type; `nil` for types that a value type can't contain.
    func swiftType(_ type: AttributeType) -> String? {
        switch type {
        case .boolean: types.swift("Bool")
        case .integer16: types.swift("Int16")
        case .integer32: types.swift("Int32")
        case .integer64: types.swift("Int64")
        case .int: types.swift("Int")
        case .float: types.swift("Float")
        case .double: types.swift("Double")
        case .string: types.swift("String")
        case .decimal: types.foundation("Decimal")
        case .date: types.foundation("Date")
        case .binary: types.foundation("Data")
        case .uuid: types.foundation("UUID")
        case .uri: types.foundation("URL")
        case .undefined, .transformable, .codable, .objectID, .composite: nil
        }
    }
}
