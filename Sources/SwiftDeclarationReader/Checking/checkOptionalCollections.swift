import ModelIR

/// Warns about code that asks whether a to-many relationship is nil, which it never is in the code.
///
/// For example: `tags?.count`, where the declaration has `var tags: [Tag]?`. Complexity: O(n) for n bytes
/// of carried-over code where there is such a relationship, else O(1).
func checkOptionalCollections(of model: Model, _ files: [SourceFile], _ reports: Reports) {
    let names = Set(model.entities.flatMap { $0.code?.optionalCollections ?? [] }).sorted()
    guard !names.isEmpty else { return }
    for fragment in model.fragments {
        guard let name = names.first(where: { fragment.unwraps($0) }) else { continue }
        reports.add(
            .warning,
            "member.optional-relationship",
            at: files[fragment.origin.source].location(of: fragment.origin),
            (fragment.name.isEmpty ? "this" : "'\(fragment.name)'")
                + " unwraps '\(name)', which no longer is an optional: a to-many relationship is empty,"
                + " not nil; write '\(name)' without '?' and 'if let'"
        )
    }
}

extension SourceFragment {
    /// Whether a line of the text has the name with a question mark behind it, or binds it.
    fileprivate func unwraps(_ name: String) -> Bool {
        guard text.contains(name) else { return false }
        return text.split(whereSeparator: \.isNewline).contains { line in
            let binds = line.contains("if let ") || line.contains("guard let ")
            return line.ranges(of: name).contains { range in
                let after = line[range.upperBound...]
                guard !(line[..<range.lowerBound].last?.isNamePart ?? false),
                    !(after.first?.isNamePart ?? false)
                else { return false }
                return after.hasPrefix("?.") || after.hasPrefix("?[") || binds && after.first != "."
            }
        }
    }
}

extension Character {
    fileprivate var isNamePart: Bool { isLetter || isNumber || self == "_" }
}
