import ModelIR
import SwiftNames

extension ValueType {
    /// The name in the code. For example: `Task.Priority` of a type inside of a class.
    package var swiftName: String {
        let parts = name.split(separator: ".").map { SwiftIdentifier.sanitized(String($0)) }
        return SwiftIdentifier.escapedPath(parts.joined(separator: "."))
    }
}

/// The type of values behind an attribute, and how the code gets from what is stored to one.
package enum TypedValue {
    /// Takes what is stored, unchecked. For example: `ValidatedName`.
    case validated(String)
    /// The library's text that has at least one character: an empty one can't be trusted.
    case nonEmpty(String)
    /// Has every raw value. For example: `Topics`.
    case optionSet(String)
    /// Has a few raw values. For example: `Mood`.
    case enumeration(String, EnumerationType)
    /// Holds what a composite attribute stores as a dictionary. For example: `Address`.
    case structure(String)

    /// Nil for a type that no attribute can have.
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
    package var initializer: String { "\(name).init(\(label):)" }

    /// Of the initialiser that takes what is stored.
    package var label: String {
        switch self {
        case .validated: "trust"
        case .nonEmpty, .optionSet, .enumeration: "rawValue"
        case .structure: "stored"
        }
    }

    /// The member that is what is stored.
    package var rawMember: String {
        switch self {
        case .validated, .nonEmpty, .optionSet, .enumeration: "rawValue"
        case .structure: "stored"
        }
    }

    /// Whether something may be stored that is no value.
    package var canFail: Bool {
        switch self {
        case .nonEmpty, .enumeration, .structure: true
        case .validated, .optionSet: false
        }
    }

    /// The default value of an attribute as Swift spells it. For example: `.neutral`, `[]`.
    ///
    /// - Parameter raw: what is stored, as Swift spells it.
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
