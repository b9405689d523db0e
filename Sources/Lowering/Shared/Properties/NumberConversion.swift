import ModelIR
import SwiftNames

/// Converts declared values of a number type to the type that the code has instead.
///
/// For example: `Int64(UInt32.max)` for `UInt32.max`, if the code has an `Int64`.
struct NumberConversion {
    /// The declared type. For example: `UInt32`.
    private let declared: String
    /// The beginning of the conversion. For example: `Int64(`.
    private let opening: String
    private let isOptional: Bool

    /// - Returns: `nil` if the code has the declared type.
    init?(_ attribute: borrowing Attribute, to stored: String, _ types: TypeNames) {
        guard attribute.code?.numberType != nil,
            let declared = swiftType(of: copy attribute, types), declared != stored
        else { return nil }
        self.declared = declared
        // No integer is wider than these.
        let isLossy = ["UInt", "UInt64"].contains(attribute.code?.numberType)
        opening = isLossy ? "\(stored)(clamping: " : "\(stored)("
        isOptional = attribute.isOptional
    }

    func converted(_ value: DefaultValue?) -> DefaultValue? {
        guard case .opaque(let text, "swift")? = value else { return value }
        return .opaque(text: converted(text), language: "swift")
    }

    /// The text of an expression of the stored type. Literals have it already.
    func converted(_ text: String) -> String {
        if text == "nil" || text.isNumber { return text }
        let value = text.hasPrefix(".") ? declared + text : text
        // The type determines what an expression without it is. For example: `~0`.
        let isTyped = value.hasPrefix(declared + ".") || value.hasPrefix(declared + "(")
        if isTyped, !value.contains(" ") { return "\(opening)\(value))" }
        let operand = value.contains(" ") ? "(\(value))" : value
        return isOptional
            ? "(\(operand) as \(declared)?).map { \(opening)$0) }"
            : "\(opening)\(operand) as \(declared))"
    }
}

extension String {
    /// For example: `0xFF`, `-1_000`, `0.5`.
    fileprivate var isNumber: Bool {
        let digits = hasPrefix("-") ? dropFirst() : self[...]
        return digits.first?.isNumber == true
            && digits.allSatisfy { $0.isHexDigit || "xobp_.".contains($0) }
    }
}
