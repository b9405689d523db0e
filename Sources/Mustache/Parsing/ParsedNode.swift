/// A part of a template before its names are resolved.
enum ParsedNode: Sendable {
    case text(TextRun)
    case hole(Name, isEscaped: Bool)
    case section(ParsedSection)

    /// - Parameter indentation: The whitespace before a standalone tag; `nil` for an inline one.
    case partial(Name, indentation: [UInt8]?)
}

/// A section or an inverted section, with its content.
struct ParsedSection: Sendable {
    let name: Name
    let isInverted: Bool
    let nodes: [ParsedNode]
}

/// A name in a tag, with its position. For example: `mayor.name`
struct Name: Sendable {
    let text: String
    let offset: Int

    /// The parts of a dotted name; empty for the implicit iterator `.`
    var parts: [(text: String, offset: Int)] {
        if text == "." { return [] }
        // Splitting character by character would take longer than everything else about a name.
        guard text.utf8.contains(UInt8(ascii: ".")) else { return [(text, offset)] }
        var next = offset
        return text.split(separator: ".").map { part in
            defer { next += part.utf8.count + 1 }
            return (String(part), next)
        }
    }

    /// Whether this is a valid name: one word without empty parts.
    var isWellFormed: Bool {
        guard isOneWord else { return false }
        if text == "." { return true }
        var isAfterDot = true
        for byte in text.utf8 {
            let isDot = byte == UInt8(ascii: ".")
            if isDot && isAfterDot { return false }
            isAfterDot = isDot
        }
        return !isAfterDot
    }

    /// Whether this is a valid name of a partial: one word.
    var isOneWord: Bool { !text.isEmpty && !text.utf8.contains(where: \.isSpace) }
}
