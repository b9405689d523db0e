import ModelIR
import SwiftNames

extension ValueType {
    /// The name in the code. For example: `Task.Priority` for a nested type.
    package var swiftName: String {
        let parts = name.split(separator: ".").map { SwiftIdentifier.sanitized(String($0)) }
        return SwiftIdentifier.escapedPath(parts.joined(separator: "."))
    }
}

/// The value type behind an attribute, and its conversion from stored values.
package enum TypedValue {
    /// Takes the stored value unchecked. For example: `ValidatedName`.
    case validated(String)
    /// The library's nonempty text, whose initializer fails for a stored empty text.
    case nonEmpty(String)
    /// Has every raw value. For example: `Topics`.
    case optionSet(String)
    /// Has a few raw values. For example: `Mood`.
    case enumeration(String, EnumerationType)
    /// Holds the dictionary of a composite attribute. For example: `Address`.
    case structure(String)

    /// `nil` for a type that attributes can't have.
    package init?(_ type: ValueType) {
        let name = type.swiftName
        switch type.kind {
        case .validated: self = type.isNonEmptyText ? .nonEmpty(name) : .validated(name)
        case .optionSet: self = .optionSet(name)
        case .enumeration(let enumeration): self = .enumeration(name, enumeration)
        case .structure: self = .structure(name)
        case .choice: return nil
        }
    }

    package var name: String {
        switch self {
        case .validated(let name), .nonEmpty(let name), .optionSet(let name),
            .enumeration(let name, _), .structure(let name):
            name
        }
    }

    /// For example: `ValidatedName.init(trust:)`.
    package var initializer: String {
        "\(SwiftIdentifier.pathInExpression(name)).init(\(label):)"
    }

    /// The label of the initializer that takes the stored value.
    package var label: String {
        switch self {
        case .validated: "trust"
        case .nonEmpty, .optionSet, .enumeration: "rawValue"
        case .structure: "stored"
        }
    }

    /// The member that returns the stored value.
    package var rawMember: String {
        switch self {
        case .validated, .nonEmpty, .optionSet, .enumeration: "rawValue"
        case .structure: "stored"
        }
    }

    /// Whether a stored value can be invalid.
    package var canFail: Bool {
        switch self {
        case .nonEmpty, .enumeration, .structure: true
        case .validated, .optionSet: false
        }
    }

    /// The default value of an attribute as Swift spells it. For example: `.neutral`, `[]`.
    ///
    /// - Parameter raw: The stored value as Swift spells it.
    package func literal(_ value: Literal, raw: String?) -> String? {
        switch self {
        case .validated(let name), .nonEmpty(let name): raw.map { "\(name)(trust: \($0))" }
        case .optionSet(let name):
            value == .integer(0) ? "[]" : raw.map { "\(name)(rawValue: \($0))" }
        case .enumeration(_, let type):
            type.cases.first { $0.rawValue == value }.map {
                "." + SwiftIdentifier.member($0.name)
            }
        case .structure: nil
        }
    }
}
