import ModelIR
import SharedLowering
import SwiftNames

/// The value of a property before it's set.
enum InitialValue {
    /// `nil`, without an explicit value.
    case implicit
    /// For example: `""`.
    case literal(String)

    /// The initial value in the declaration. For example: ` = ""`.
    var declaration: String {
        switch self {
        case .implicit: ""
        case .literal(let text): " = " + text
        }
    }
}

/// A value of an attribute's type if it isn't optional; `nil` if none is known.
///
/// Every object replaces it before anyone reads it. So it doesn't have to be the default, only
/// short and cheap.
func initialLiteral(_ type: AttributeType, _ value: TypedValue?, _ types: TypeNames) -> String? {
    switch value {
    case nil: initialLiteral(type, types)
    case .validated(let name): initialLiteral(type, types).map { "\(name)(trust: \($0))" }
    case .nonEmpty(let name): "\(name)(trust: \"-\")"
    case .optionSet: "[]"
    case .enumeration(_, let type):
        type.cases.first.map { "." + SwiftIdentifier.member($0.name) }
    case .structure: nil
    }
}

private func initialLiteral(_ type: AttributeType, _ types: TypeNames) -> String? {
    switch type {
    case .boolean: "false"
    case .integer16, .integer32, .integer64, .int, .float, .double, .decimal: "0"
    case .string: "\"\""
    case .date: ".distantPast"
    case .binary: types.foundation("Data") + "()"
    case .uuid: types.foundation("UUID") + "()"
    case .uri, .transformable, .codable, .undefined, .objectID, .composite: nil
    }
}
