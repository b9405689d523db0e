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
        guard let start = declarationStart else { return }
        var lines = lines.map(String.init)
        let place = lines[start.line].index(lines[start.line].startIndex, offsetBy: start.column)
        lines[start.line].insert(contentsOf: modifiers, at: place)
        text = lines.joined(separator: "\n")
    }

    package var lines: [Substring] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    /// The line with the first word of the declaration, behind comments and attributes.
    package var declarationLine: Int? { declarationStart?.line }

    /// The words of that line that precede the signature. For example: `public`, `override`,
    /// `func`.
    package var declarationWords: [Substring] {
        let line = declarationStart.map { lines[$0.line].dropFirst($0.column) } ?? ""
        return line.prefix { $0 != "(" && $0 != "{" && $0 != ":" }.split(separator: " ")
    }

    /// The place of the first word of the declaration, behind comments and attributes.
    private var declarationStart: (line: Int, column: Int)? {
        var attribute = AttributeReader()
        for (number, line) in lines.enumerated() {
            let rest = attribute.rest(of: line).drop { $0.isWhitespace }
            if !rest.isEmpty, !["//", "/*", "*"].contains(where: rest.hasPrefix) {
                return (number, line.count - rest.count)
            }
        }
        return nil
    }
}

/// Skips the attributes of a declaration, whose arguments may take several lines.
private struct AttributeReader {
    /// How many brackets of the arguments are open.
    private var depth = 0

    /// The line without attributes, and without arguments of one that began before.
    mutating func rest(of line: Substring) -> Substring {
        var rest = line
        if depth > 0 { rest = behindArguments(rest) }
        while depth == 0, let start = rest.firstIndex(where: { !$0.isWhitespace }),
            rest[start] == "@"
        {
            rest = rest[start...].dropFirst().drop {
                $0.isLetter || $0.isNumber || $0 == "_" || $0 == "."
            }
            if rest.first == "(" { rest = behindArguments(rest) }
        }
        return rest
    }

    private mutating func behindArguments(_ text: Substring) -> Substring {
        var isQuoted = false
        for index in text.indices {
            switch text[index] {
            case "\"": isQuoted.toggle()
            case "(" where !isQuoted: depth += 1
            case ")" where !isQuoted: depth -= 1
            default: break
            }
            if depth == 0 { return text[text.index(after: index)...] }
        }
        return text.suffix(0)
    }
}
