import ModelIR

/// Warns about carried-over code that has a different meaning in the generated code.
///
/// Such code unwraps a to-many relationship, which is never `nil` in generated code, as in
/// `tags?.count`; or it refers to a type that only contains models, which generated code lacks, as
/// in `SchemaV2.limit`. Complexity: O(n) for n bytes of such code.
func checkCarriedOver(
    in model: Model,
    absent: Set<String>,
    _ files: [SourceFile],
    _ reports: Reports
) {
    let relationships = model.entities.lazy.flatMap(\.relationships)
    let optionals = Set(
        relationships.filter { $0.code?.isOptionalCollection ?? false }.map(\.name)
    ).sorted()
    guard !optionals.isEmpty || !absent.isEmpty else { return }
    for fragment in model.fragments {
        let warn = { (id: String, words: String) in
            let place = fragment.origin.location
            reports.add(.warning, id, at: place, "\(fragment.subject) \(words)")
        }
        if let name = optionals.first(where: { fragment.unwraps($0) }) {
            warn(
                "member.optional-relationship",
                "unwraps '\(name)', which no longer is an optional: a to-many relationship is empty,"
                    + " not nil; write '\(name)' without '?' and 'if let'"
            )
        }
        if let name = fragment.word(of: absent) {
            warn(
                "member.missing-name",
                "names '\(name)', which only holds models and is not in the code; declare what it needs"
                    + " outside of it"
            )
        }
    }
}

extension SourceFragment {
    /// Whether a line of the text has the name followed by a question mark, or binds it.
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
