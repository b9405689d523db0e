import ModelIR
import SwiftNames

/// The default of a parameter that no store holds: an empty collection, or code of the declaration.
///
/// For example: `[]`, `makeTitle()`. Nil for code of several lines, and for code in the interface of a
/// module, where it may name what others don't see.
package func carriedDefault(
    _ attribute: Attribute,
    _ types: TypeNames,
    access: AccessLevel
) -> String? {
    switch attribute.defaultValue {
    case .empty where attribute.type == .binary: return types.foundation("Data") + "()"
    case .empty:
        guard let name = attribute.customClassName, name.hasPrefix("[") else { return nil }
        return name.contains(":") ? "[:]" : "[]"
    case .opaque(let text, "swift"):
        let isPlain = access == .internal && !text.contains(where: \.isNewline)
        // An argument stands in a line of its own at least.
        return isPlain && TextWidth.width(of: text) <= 40 ? text : nil
    case .literal, .now, .newUUID, .opaque, nil: return nil
    }
}

/// The spelling of a collection without its blanks, as swift-format has it.
///
/// For example: `[String: Int]` of `[String:Int]`.
package func spacedType(_ text: String) -> String {
    guard text.hasPrefix("[") else { return text }
    return text.split(separator: ":").joined(separator: ": ")
        .split(separator: ",").joined(separator: ", ")
}
