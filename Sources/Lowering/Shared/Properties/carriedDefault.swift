import ModelIR
import SwiftNames

/// The default argument without a stored default: an empty collection, or a declared expression.
///
/// For example: `[]`, `makeTitle()`. `nil` for expressions of several lines, and in a module's
/// interface, where the expression could use declarations that aren't visible to clients.
package func carriedDefault(
    _ attribute: Attribute,
    _ types: TypeNames,
    access: AccessLevel
) -> String? {
    switch attribute.defaultValue {
    case .empty where attribute.type == .binary: return types.foundation("Data") + "()"
    case .empty:
        return attribute.customClassName.flatMap(emptyLiteral)
    case .opaque(let text, "swift"):
        let type = attribute.customClassName
        return argumentText(text, of: attribute.name, type, isVisible: access == .internal)
    case .literal, .now, .newUUID, .opaque, nil: return nil
    }
}

/// An expression as a default argument; `nil` if it can't be one.
///
/// - Parameters:
///   - type: The type; `nil` if it's built in.
///   - isVisible: Whether those who see the initializer see what the expression names.
func argumentText(_ text: String, of parameter: String, _ type: String?, isVisible: Bool)
    -> String?
{
    guard isVisible, !text.contains(where: \.isNewline) else { return nil }
    // The argument's own line, if it needs one: `title: String? = makeTitle(),`.
    let line = "\(parameter): \(type ?? "Decimal")? = \(text),"
    return TextWidth.fits(line, indentation: 8) ? text : nil
}

/// The empty literal of a collection type; `nil` for other types. For example: `[:]` for
/// `[String: [Int]]`.
private func emptyLiteral(_ type: String) -> String? {
    if type.hasPrefix("Set<") { return "[]" }
    guard type.hasPrefix("[") else { return nil }
    var depth = 0
    for byte in type.utf8 {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
        case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: ">"): depth -= 1
        case UInt8(ascii: ":") where depth == 1: return "[:]"
        default: break
        }
    }
    return "[]"
}

/// The spelling of a collection type with spaces as swift-format writes them.
///
/// For example: `[String: Int]` for `[String:Int]`, and `Swift.Set<Int>` for `Set<Int>` beside a class named
/// `Set`.
package func spacedType(_ text: String, _ types: TypeNames) -> String {
    let text = types.qualifyingCollections(in: text.filter { !$0.isWhitespace })
    guard text.hasPrefix("[") else { return text }
    return text.split(separator: ":").joined(separator: ": ")
        .split(separator: ",").joined(separator: ", ")
}
