import ModelIR
import SharedLowering
import SwiftNames

extension ManagedModelLowering {
    /// A bound for the values of an attribute.
    struct Bound {
        /// The bound as the model spells it; `nil` if there is none.
        let text: String?
        /// The bound as Swift spells it; `nil` if there is none, or if values of the type have none.
        let literal: String?
        /// The part of the declaration that contains it.
        let part: String

        /// Whether the model doesn't apply it. A check reports bounds that aren't numbers.
        var isLeftOut: Bool { literal == nil && text.flatMap { Double($0) } != nil }
    }

    func minimum(of attribute: Attribute) -> Bound {
        let isDate = attribute.type == .date
        let validation = attribute.validation
        return bound(
            isDate ? validation.earliest : validation.minimum,
            for: attribute.type,
            part: isDate ? "minDateTimeInterval" : "minValueString"
        )
    }

    func maximum(of attribute: Attribute) -> Bound {
        let isDate = attribute.type == .date
        let validation = attribute.validation
        return bound(
            isDate ? validation.latest : validation.maximum,
            for: attribute.type,
            part: isDate ? "maxDateTimeInterval" : "maxValueString"
        )
    }

    private func bound(_ text: String?, for type: AttributeType, part: String) -> Bound {
        Bound(text: text, literal: text.flatMap { literal($0, for: type) }, part: part)
    }

    private func literal(_ text: String, for type: AttributeType) -> String? {
        switch type {
        case .integer16, .integer32, .integer64, .int, .string:
            return Int64(text).map { "\($0)" } ?? real(text)
        case .float, .double: return real(text)
        case .decimal: return decimal(text)
        case .date:
            return real(text).map {
                types.foundation("Date") + "(timeIntervalSinceReferenceDate: \($0))"
            }
        case .undefined, .boolean, .binary, .uuid, .uri, .transformable, .codable, .objectID,
            .composite:
            return nil
        }
    }

    private func real(_ text: String) -> String? {
        guard let value = Double(text), value.isFinite else { return nil }
        return SwiftLiteral.real(value)
    }
}
