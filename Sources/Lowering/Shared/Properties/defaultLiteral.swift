import ModelIR
import SwiftNames

/// The default value as Swift spells it; `nil` if it's missing or Swift has no spelling for it.
///
/// For example: `false`, `0.5`, `Date(timeIntervalSinceReferenceDate: 0)`.
package func defaultLiteral(_ attribute: Attribute, _ types: TypeNames) -> String? {
    switch attribute.defaultValue {
    case .literal(.decimal(let text)) where attribute.origin.file.isSwift:
        DecimalNumber(text)?.literal ?? spelled(.decimal(text), for: attribute.type, types)
    case .literal(let literal): spelled(literal, for: attribute.type, types)
    case .now: ".now"
    case .newUUID: types.foundation("UUID") + "()"
    case .empty, .opaque, nil: nil
    }
}

private func spelled(_ literal: Literal, for type: AttributeType, _ types: TypeNames) -> String? {
    switch literal {
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): "\(value)"
    case .real(let value): SwiftLiteral.real(value)
    case .decimal(let text): SwiftLiteral.decimal(text, type: types.foundation("Decimal"))
    case .string(let text): spelled(text, for: type, types)
    case .date(let seconds):
        types.foundation("Date")
            + "(timeIntervalSinceReferenceDate: \(SwiftLiteral.real(seconds)))"
    }
}

/// The text as a value of the type; `nil` if the type has no such value.
private func spelled(_ text: String, for type: AttributeType, _ types: TypeNames) -> String? {
    let literal = SwiftLiteral.string(text)
    return switch type {
    case .string: literal
    case .uri where text.isURL: types.foundation("URL") + "(string: \(literal))!"
    case .uuid where text.isUUID: types.foundation("UUID") + "(uuidString: \(literal))!"
    default: nil
    }
}
