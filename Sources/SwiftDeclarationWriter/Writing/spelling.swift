import SwiftNames

/// Returns a key path with keywords in backticks. For example: `\Memo.item`.
func keyPath(_ path: String, root: String = "") -> String {
    let names = path.split(separator: ".").map { SwiftIdentifier.member(String($0)) }
    return "\\" + typeSpelling(root) + "." + names.joined(separator: ".")
}

/// Returns the name of a type, in backticks if it would otherwise be ambiguous. For example: ``
/// `some` ``.
func typeSpelling(_ name: String) -> String {
    name.split(separator: ".").map { part in
        SwiftIdentifier.isTypeName(String(part))
            ? SwiftIdentifier.escaped(String(part)) : "`\(part)`"
    }.joined(separator: ".")
}

/// Returns a string literal, which is raw if it contains many backslashes. For example: `#"\d+"#`.
func patternLiteral(_ text: String) -> String {
    let plain = SwiftLiteral.string(text)
    let isPrintable = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    guard text.contains("\\"), isPrintable, !text.contains("\"#"), !text.contains("\\#") else {
        return plain
    }
    return "#\"" + text + "\"#"
}
