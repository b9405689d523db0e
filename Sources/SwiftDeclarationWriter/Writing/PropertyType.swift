import ModelIR
import SwiftNames

/// A type in the spelling of a declaration: a name, a collection, an optional, or generic
/// arguments.
///
/// For example: `[String: Set<Int>]`. `nil` for a type that the reader would spell differently.
struct PropertyType {
    /// The canonical spelling.
    let text: String
    /// The names in the type.
    private(set) var names: [String] = []

    init?(_ text: String) {
        self.text = text
        var rest = text[...]
        guard take(&rest), rest.isEmpty else { return nil }
        // The reader spells these types with brackets and a question mark.
        guard !["Array", "Dictionary", "Optional"].contains(where: names.contains) else {
            return nil
        }
        if names.count == 1, names[0] == text, text == "Set" { return nil }
        guard names.allSatisfy({ SwiftIdentifier.isTypeName($0) || $0 == "Any" }) else {
            return nil
        }
    }

    /// Whether a name has that of a type around it, other than those that are known everywhere.
    var isQualified: Bool {
        names.contains { name in
            name.contains(".") && !libraryScopes.contains(String(name.prefix { $0 != "." }))
        }
    }

    var isCollection: Bool { text.hasPrefix("[") || text.hasPrefix("Set<") }

    var isDictionary: Bool {
        guard text.hasPrefix("[") else { return false }
        var depth = 0
        for letter in text {
            if letter == "[" || letter == "<" { depth += 1 }
            if letter == "]" || letter == ">" { depth -= 1 }
            if letter == ":" && depth == 1 { return true }
        }
        return false
    }

    private mutating func take(_ rest: inout Substring) -> Bool {
        if skip("[", &rest) {
            guard take(&rest) else { return false }
            if skip(": ", &rest), !take(&rest) { return false }
            guard skip("]", &rest) else { return false }
        } else {
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            guard let first = name.first, !first.isNumber else { return false }
            rest = rest.dropFirst(name.count)
            var parts = [name]
            while skip(".", &rest) {
                let inner = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                if inner.isEmpty { return false }
                parts.append(inner)
                rest = rest.dropFirst(inner.count)
            }
            names.append(parts.joined(separator: "."))
            if skip("<", &rest) {
                repeat { guard take(&rest) else { return false } } while skip(", ", &rest)
                guard skip(">", &rest) else { return false }
            }
        }
        // The stored value is optional in any case.
        return !rest.hasPrefix("?") || (!names.isEmpty && takeQuestionMark(&rest))
    }

    private func takeQuestionMark(_ rest: inout Substring) -> Bool {
        rest = rest.dropFirst()
        return !rest.isEmpty && !rest.hasPrefix("?")
    }

    private func skip(_ text: String, _ rest: inout Substring) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest = rest.dropFirst(text.count)
        return true
    }
}

extension AttributeType {
    /// The name of the type in declarations. For example: `Int16`.
    var declaredName: String { swiftName ?? "NSObject" }
}
