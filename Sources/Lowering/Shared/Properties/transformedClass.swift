import SwiftNames

/// The class of a transformable value. For example: `NSArray` for `.NSArray`, but `[Int64]`
/// unchanged.
package func transformedClass(_ name: String?, _ names: TypeNames) -> String {
    let text = name?.filter { !$0.isWhitespace } ?? ""
    let parts = text.split(separator: ".", omittingEmptySubsequences: true)
    if text.hasPrefix("["), text.hasSuffix("]") { return spacedType(text, names) }
    if text.hasPrefix("Set<"), text.hasSuffix(">"), isPath(text.dropFirst(4).dropLast()) {
        return spacedType(text, names)
    }
    guard let last = parts.last, parts.allSatisfy(isIdentifier) else {
        return names.foundation("NSObject")
    }
    if parts.count == 1, last.hasPrefix("NS") { return names.foundation(String(last)) }
    return text.hasPrefix(".") ? String(last) : text
}

/// Whether a text is a name, possibly with those around it. For example: `Swift.String`.
private func isPath(_ text: Substring) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(isIdentifier)
}

private func isIdentifier(_ text: Substring) -> Bool {
    SwiftIdentifier.sanitized(String(text)) == text
}
