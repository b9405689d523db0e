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
        return attribute.customClassName.flatMap(emptyLiteral)
    case .opaque(let text, "swift"):
        let type = attribute.customClassName
        return argumentText(text, of: attribute.name, type, access: access)
    case .literal, .now, .newUUID, .opaque, nil: return nil
    }
}

/// Code as a default argument; nil for what can be none.
///
/// - Parameter type: nil where it is one of those that every store has.
func argumentText(_ text: String, of parameter: String, _ type: String?, access: AccessLevel)
    -> String?
{
    guard access == .internal, !text.contains(where: \.isNewline) else { return nil }
    // The line of its own that an argument may take: `title: String? = makeTitle(),`.
    let line = "\(parameter): \(type ?? "Decimal")? = \(text),"
    return TextWidth.fits(line, indentation: 8) ? text : nil
}

/// Of a type of collections; nil for another. For example: `[:]` of `[String: [Int]]`.
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

/// The spelling of a collection with the blanks that swift-format wants.
///
/// For example: `[String: Int]` of `[String:Int]`.
package func spacedType(_ text: String) -> String {
    let text = text.filter { !$0.isWhitespace }
    guard text.hasPrefix("[") else { return text }
    return text.split(separator: ":").joined(separator: ": ")
        .split(separator: ",").joined(separator: ", ")
}
