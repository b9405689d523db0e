import Diagnostics
import ModelIR

/// The diagnostics for carried-over code that unwraps a to-many relationship, which is never `nil` in
/// the target's code. For example: `tags?.count`, `tags ?? []`.
///
/// - Parameter isOptional: Whether a relationship is an optional in the target's code, too.
/// - Complexity: O(*n*) for *n* bytes of such code.
package func unwrappedCollections(
    in model: Model,
    isOptional: (Relationship) -> Bool = { _ in false }
) -> [Diagnostic] {
    // By index: copying entities takes longer than inspecting them.
    let relationships = model.entities.indices.flatMap { index in
        model.entities[index].properties.relationships.filter { relationship in
            relationship.code?.isOptionalCollection == true && !isOptional(relationship)
        }
    }
    let names = Set(relationships.map(\.name)).sorted()
    if names.isEmpty { return [] }
    return model.fragments.compactMap { fragment in
        guard let name = names.first(where: fragment.unwraps) else { return nil }
        return Diagnostic(
            .warning,
            "member.optional-relationship",
            at: fragment.origin.location,
            "\(fragment.subject) unwraps '\(name)', which no longer is an optional: a to-many"
                + " relationship is empty, not nil; write '\(name)' without '?', '??' and 'if let'"
        )
    }
}

extension SourceFragment {
    /// Whether the text has the name followed by an operator for optionals, or a line binds it.
    fileprivate func unwraps(_ name: String) -> Bool {
        guard text.contains(name) else { return false }
        return text.ranges(of: name).contains { range in
            let before = text[..<range.lowerBound]
            let after = text[range.upperBound...]
            guard !(before.last?.isNamePart ?? false), !(after.first?.isNamePart ?? false) else {
                return false
            }
            if ["?.", "?[", "!.", "![", "!)"].contains(where: after.hasPrefix)
                || after.drop(while: \.isWhitespace).hasPrefix("??")
            {
                return true
            }
            let start = before.lastIndex(where: \.isNewline) ?? text.startIndex
            let end = after.firstIndex(where: \.isNewline) ?? text.endIndex
            let line = text[start..<end]
            let binds = line.contains("if let ") || line.contains("guard let ")
            return binds && after.first != "."
        }
    }
}

extension Character {
    fileprivate var isNamePart: Bool { isLetter || isNumber || self == "_" }
}
