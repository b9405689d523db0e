import ModelIR
import SwiftNames

/// The default value as Swift spells it; `nil` if it's missing or Swift has no spelling for it.
///
/// For example: `false`, `0.5`, `Date(timeIntervalSinceReferenceDate: 0)`.
package func defaultLiteral(_ attribute: Attribute, _ types: TypeNames) -> String? {
    switch attribute.defaultValue {
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
    case .string(let text): type == .string ? SwiftLiteral.string(text) : nil
    case .date(let seconds):
        types.foundation("Date")
            + "(timeIntervalSinceReferenceDate: \(SwiftLiteral.real(seconds)))"
    }
}
