extension SourceFragment {
    /// The lines of the comments and attributes before the declaration.
    package var comments: [String] {
        declarationLine.map { lines.prefix($0).map(String.init) } ?? []
    }

    /// The text with the access modifiers that it lacks. For example: `public enum State: Int {}`.
    package var textWithAccess: String {
        guard let access, let place = declarationLine else { return text }
        var lines = lines.map(String.init)
        lines[place] = (access + [lines[place]]).joined(separator: " ")
        return lines.joined(separator: "\n")
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
