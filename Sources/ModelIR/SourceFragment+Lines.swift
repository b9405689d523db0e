extension SourceFragment {
    /// The name without parameters. For example: `rename` of `rename(to:)`.
    package var baseName: String { String(name.prefix { $0 != "(" }) }

    /// The lines of the comments and attributes before the declaration.
    package var comments: [String] {
        declarationLine.map { lines.prefix($0).map(String.init) } ?? []
    }

    /// The text with the access modifiers that it lacks. For example: `public enum State: Int {}`.
    package var textWithAccess: String {
        guard let access else { return text }
        var result = self
        result.insertModifiers(access.map { $0 + " " }.joined())
        return result.text
    }

    /// Inserts modifiers, each with a space after it, before the first word of the declaration.
    package mutating func insertModifiers(_ modifiers: String) {
        guard let place = declarationLine else { return }
        var lines = lines.map(String.init)
        let margin = lines[place].prefix { $0.isWhitespace }
        lines[place] = margin + modifiers + lines[place].dropFirst(margin.count)
        text = lines.joined(separator: "\n")
    }

    package var lines: [Substring] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    /// The first line that isn't a comment or an attribute.
    package var declarationLine: Int? {
        lines.firstIndex { line in
            let start = line.drop { $0.isWhitespace }
            return !["//", "/*", "*", "@"].contains(where: start.hasPrefix) && !start.isEmpty
        }
    }

    /// The words of that line that precede the signature. For example: `public`, `override`,
    /// `func`.
    package var declarationWords: [Substring] {
        let line = declarationLine.map { lines[$0] } ?? ""
        return line.prefix { $0 != "(" && $0 != "{" && $0 != ":" }.split(separator: " ")
    }
}
